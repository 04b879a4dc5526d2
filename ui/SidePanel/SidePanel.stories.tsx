import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { boxOf, expectInWindow } from '#storybook/geometry';
import { animationsFinished, waitForDialogToClose, watchDialogAnimations } from '#storybook/plays';
import preview from '#storybook/preview';
import { Button } from '#ui/Button';
import { SidePanel, type SidePanelProps, sidePanelSides } from '#ui/SidePanel';

/** A page with a button that opens the panel and gets the focus back. */
function Page(props: SidePanelProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Korpa</Button>
      <p tabIndex={-1}>Druga stranica</p>
      <SidePanel {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const line = (name: string) => (
  <div key={name}>
    <p>{name}</p>
    <Button tone="quiet" size="small">{`Uklonite ${name}`}</Button>
  </div>
);

const meta = preview.meta({
  title: 'UI/Overlays/SidePanel',
  component: SidePanel,
  render: Page,
  args: {
    open: true,
    onClose: () => {},
    title: 'Korpa',
    aside: '3 proizvoda',
    closeLabel: 'Zatvorite korpu',
    children: ['Alpha Potent', 'Libido'].map(line),
    footer: (
      <Button tone="primary" size="large" width="full">
        Nastavite na narudžbu
      </Button>
    ),
  },
  argTypes: { side: { control: 'inline-radio', options: sidePanelSides } },
  // In a frame, because each panel covers its whole page.
  parameters: { docs: { story: { inline: false } } },
});

export default meta;

const findPanel = () => screen.findByRole('dialog', { name: 'Korpa' });

/** The cart in a panel at the right edge. */
export const Default = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const panel = await findPanel();
    await waitFor(() => expect(within(panel).getByRole('button', { name: 'Zatvorite korpu' })).toHaveFocus());
  },
});

Default.test('is 480 px wide and as high as the window', { tags: ['thorough'] }, async () => {
  const panel = await findPanel();
  await animationsFinished(panel);
  const { left, right, height } = boxOf(panel);
  await expect(right).toBe(document.documentElement.clientWidth);
  await expect(right - left).toBe(480);
  await expect(height).toBe(window.innerHeight);
});

/** A panel to close and open, with every prop as a control. */
export const Playground = meta.story({ tags: ['thorough'] });

/** Opened by a button of the page: focus moves in, is trapped, and returns. */
export const Opening = meta.story({
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Korpa' });
    await userEvent.click(opener);
    const panel = within(await findPanel());
    await expect(panel.getByRole('button', { name: 'Zatvorite korpu' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(panel.getByRole('button', { name: 'Nastavite na narudžbu' })).toHaveFocus();
    await userEvent.tab();
    await expect(panel.getByRole('button', { name: 'Zatvorite korpu' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitForDialogToClose();
    await expect(opener).toHaveFocus();
  },
});

Opening.test(
  'slides in and out in 300 ms and is unmounted afterwards',
  { tags: ['motion', 'thorough'] },
  async ({ canvas, userEvent }) => {
    const endedAnimations = watchDialogAnimations();
    await userEvent.click(canvas.getByRole('button', { name: 'Korpa' }));
    const panel = await findPanel();
    await animationsFinished(panel);
    await userEvent.click(within(panel).getByRole('button', { name: 'Zatvorite korpu' }));
    await waitForDialogToClose();
    await expect(endedAnimations()).toEqual(['0.3s', '0.3s']);
  },
);

Opening.test('a click on the scrim closes it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Korpa' }));
  const panel = await findPanel();
  const scrim = panel.previousElementSibling;
  if (scrim) await userEvent.click(scrim);
  await waitForDialogToClose();
});

Opening.test(
  'focus that moved elsewhere during closing stays there',
  { tags: ['motion', 'thorough'] },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Korpa' }));
    await findPanel();
    await userEvent.keyboard('{Escape}');
    // The panel is still sliding out.
    const elsewhere = canvas.getByText('Druga stranica');
    elsewhere.focus();
    await waitForDialogToClose();
    await expect(elsewhere).toHaveFocus();
  },
);

/** It opens and closes at once where motion is reduced. */
export const ReducedMotion = meta.story({
  tags: ['thorough'],
  globals: { motion: 'reduced' },
  play: async ({ userEvent }) => {
    const { animationDuration } = getComputedStyle(await findPanel());
    await expect(Number.parseFloat(animationDuration)).toBeLessThan(0.001);
    await userEvent.keyboard('{Escape}');
    await waitForDialogToClose();
  },
});

/** A menu whose button is on the left. */
export const Left = meta.story({
  args: { side: 'left' },
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    await findPanel();
  },
});

Left.test('is at the left edge', { tags: ['thorough'] }, async () => {
  const panel = await findPanel();
  await animationsFinished(panel);
  await expect(boxOf(panel)).toMatchObject({ left: 0, right: 480 });
});

/** The lines scroll; the header and the total stay. */
export const ManyItems = meta.story({
  args: {
    aside: '20 proizvoda',
    children: Array.from({ length: 20 }, (_, at) => line(`Proizvod ${at + 1}`)),
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    within(await findPanel()).getByRole('button', { name: 'Nastavite na narudžbu' });
  },
});

ManyItems.test('header and total stay while the lines scroll', { tags: ['thorough'] }, async () => {
  const panel = await findPanel();
  await animationsFinished(panel);
  within(panel).getByRole('button', { name: 'Uklonite Proizvod 20' }).scrollIntoView();
  await expectInWindow(within(panel).getByRole('button', { name: 'Nastavite na narudžbu' }));
  await expectInWindow(within(panel).getByRole('heading'));
});

/** A long title and long lines in the panel. */
export const LongText = meta.story({
  args: {
    title: 'Vaša korpa i preporučeni proizvodi',
    aside: '11 proizvoda',
    children: (
      <p>
        Povrat mora biti odobren telefonom radnim danima od 9:00 do 18:00. Novac vraćamo isključivo na
        prvobitni način plaćanja.
      </p>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
});
