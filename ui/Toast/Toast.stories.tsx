import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '#ui/Button';
import { Inline } from '#ui/Inline';
import { type Toast, ToastRegion } from '#ui/Toast';

const onView = fn();

const added: Toast = {
  id: 'added',
  text: 'Alpha Potent je dodan u korpu',
  action: { label: 'Pogledaj', onClick: onView },
};
const saved: Toast = { id: 'saved', text: 'Promjene uspješno sačuvane' };

const meta = preview.meta({
  title: 'UI/Toast',
  component: ToastRegion,
  args: { toasts: [added], onDismiss: fn(), label: 'Obavijesti', closeLabel: 'Zatvori' },
  // The bars are fixed to the window: on the docs page each story needs one of its own.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '200px' } } },
});

export default meta;

/** The clock of a toast: an animation that runs for five seconds and changes nothing. */
function clockOf(canvasElement: HTMLElement) {
  const clock = canvasElement
    .getAnimations({ subtree: true })
    .find(({ effect }) => effect?.getTiming().duration === 5000);
  if (!clock) throw new Error('The toast has no clock.');
  return clock;
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Obavijesti' });
    await expect(within(region).getByRole('status')).toHaveTextContent('Alpha Potent je dodan u korpu');
  },
});

Default.test('goes after five seconds', async ({ args, canvasElement }) => {
  clockOf(canvasElement).finish();
  await waitFor(() => expect(args.onDismiss).toHaveBeenCalledOnce());
  await expect(args.onDismiss).toHaveBeenCalledWith('added');
});

Default.test('waits while the pointer is on it', async ({ canvas, canvasElement, userEvent }) => {
  const text = canvas.getByText(added.text);
  await expect(clockOf(canvasElement).playState).toBe('running');
  await userEvent.hover(text);
  await expect(clockOf(canvasElement).playState).toBe('paused');
  await userEvent.unhover(text);
  await expect(clockOf(canvasElement).playState).toBe('running');
});

Default.test('waits while it has the focus', async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Pogledaj' })).toHaveFocus();
  await expect(clockOf(canvasElement).playState).toBe('paused');
});

Default.test('its action takes it away and does what it says', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Pogledaj' }));
  await expect(args.onDismiss).toHaveBeenCalledOnce();
  await expect(args.onDismiss).toHaveBeenCalledWith('added');
  await expect(onView).toHaveBeenCalledOnce();
});

Default.test('the end of another animation is not its end', async ({ args, canvas }) => {
  fireEvent.animationEnd(canvas.getByText(added.text), { animationName: 'another' });
  await expect(args.onDismiss).not.toHaveBeenCalled();
});

export const Playground = meta.story();

export const WithoutAction = meta.story({ args: { toasts: [saved] } });

export const WithALink = meta.story({
  args: { toasts: [{ ...added, action: { label: 'Pogledaj', href: '/checkout' } }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pogledaj' })).toHaveAttribute('href', '/checkout');
  },
});

export const Several = meta.story({ args: { toasts: [added, saved] } });

export const Empty = meta.story({
  args: { toasts: [] },
  play: async ({ canvas }) => {
    // Already there, so that what comes is heard.
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const LongText = meta.story({
  args: {
    toasts: [
      {
        ...added,
        text: 'Paket za zglobove i kosti s kolagenom, kurkumom i vitaminom D3 je dodan u korpu',
        action: { label: 'Pogledaj korpu', onClick: onView },
      },
    ],
  },
});

export const InAnApp = meta.story({
  render: function App(args) {
    const [toasts, setToasts] = useState<readonly Toast[]>([]);
    return (
      <>
        <Inline>
          <Button onClick={() => setToasts([...toasts, { ...added, id: String(Date.now()) }])}>
            Dodaj u korpu
          </Button>
        </Inline>
        <ToastRegion
          {...args}
          toasts={toasts}
          onDismiss={(id) => setToasts(toasts.filter((toast) => toast.id !== id))}
        />
      </>
    );
  },
});

InAnApp.test('Escape closes it and the focus goes back to where it was', async ({ canvas, userEvent }) => {
  const add = canvas.getByRole('button', { name: 'Dodaj u korpu' });
  await userEvent.click(add);
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Pogledaj' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect(canvas.queryByText(added.text)).not.toBeInTheDocument();
  await expect(add).toHaveFocus();
});

InAnApp.test('so does the close button', async ({ canvas, userEvent }) => {
  const add = canvas.getByRole('button', { name: 'Dodaj u korpu' });
  await userEvent.click(add);
  await userEvent.click(canvas.getByRole('button', { name: 'Zatvori' }));
  await expect(canvas.queryByText(added.text)).not.toBeInTheDocument();
  await expect(add).toHaveFocus();
});
