import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { boxOf } from '#storybook/geometry';
import { waitForDialogToClose } from '#storybook/plays';
import preview from '#storybook/preview';
import { Button } from '#ui/Button';
import { Dialog, type DialogProps, dialogSizes } from '#ui/Dialog';

/** A page with a button that opens the dialog and gets the focus back. */
function Page(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Uklonite iz korpe</Button>
      <Dialog
        actions={
          <>
            <Button onClick={close}>Zadrži</Button>
            <Button tone="quiet" onClick={close}>
              Uklonite
            </Button>
          </>
        }
        {...props}
        open={open}
        onClose={close}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'UI/Overlays/Dialog',
  component: Dialog,
  render: Page,
  args: {
    open: true,
    onClose: () => {},
    title: 'Ukloniti Libido iz korpe?',
    description: 'Cijena od 39,90 KM vrijedi dok je proizvod u vašoj korpi.',
    closeLabel: 'Zatvorite',
  },
  argTypes: { size: { control: 'inline-radio', options: dialogSizes } },
  // In a frame, because each dialog covers its whole page.
  parameters: { docs: { story: { inline: false } } },
});

export default meta;

const findDialog = () => screen.findByRole('dialog', { name: 'Ukloniti Libido iz korpe?' });

/** A dialog over the page. */
export const Default = meta.story({
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog).toHaveAccessibleDescription(/39,90 KM/);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Zatvorite' })).toHaveFocus());
  },
});

/** A dialog to close and open, with every prop as a control. */
export const Playground = meta.story({ tags: ['thorough'] });

/** Opened by a button of the page: focus moves in, is trapped, and returns. */
export const Opening = meta.story({
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Uklonite iz korpe' });
    await userEvent.click(opener);
    const dialog = within(await findDialog());
    await expect(dialog.getByRole('button', { name: 'Zatvorite' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitForDialogToClose();
    await expect(opener).toHaveFocus();
  },
});

Opening.test('Tab cycles inside the dialog', async ({ userEvent }) => {
  await userEvent.keyboard('{Enter}');
  const dialog = within(await findDialog());
  await userEvent.tab({ shift: true });
  await expect(dialog.getByRole('button', { name: 'Uklonite' })).toHaveFocus();
  await userEvent.tab();
  await expect(dialog.getByRole('button', { name: 'Zatvorite' })).toHaveFocus();
});

Opening.test(
  'is closed by the close button, an action and a click beside it',
  async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Uklonite iz korpe' });
    for (const name of ['Zatvorite', 'Zadrži']) {
      await userEvent.click(opener);
      await userEvent.click(within(await findDialog()).getByRole('button', { name }));
      await waitForDialogToClose();
      await expect(opener).toHaveFocus();
    }
    await userEvent.click(opener);
    const scrim = (await findDialog()).parentElement;
    if (scrim) await userEvent.click(scrim);
    await waitForDialogToClose();
  },
);

/** It opens and closes at once where motion is reduced. */
export const ReducedMotion = meta.story({
  tags: ['thorough'],
  globals: { motion: 'reduced' },
  play: async ({ userEvent }) => {
    const { animationDuration } = getComputedStyle(await findDialog());
    await expect(Number.parseFloat(animationDuration)).toBeLessThan(0.001);
    await userEvent.keyboard('{Escape}');
    await waitForDialogToClose();
  },
});

/** A success with one next step and no description. */
export const OneAction = meta.story({
  args: {
    title: 'Vaš račun je kreiran',
    description: undefined,
    actions: <Button tone="primary">Nastavite kupovinu</Button>,
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Vaš račun je kreiran' })).not.toHaveAttribute(
      'aria-describedby',
    );
  },
});

/** The width for a picture: that of an article. */
export const Large = meta.story({
  args: { size: 'large', title: 'Fotografija kupca', description: undefined, actions: undefined },
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Fotografija kupca' });
    await waitFor(() => expect(boxOf(dialog).width).toBe(740));
  },
});

/** Taller than the window: the whole dialog scrolls, the page behind it does not. */
export const LongText = meta.story({
  args: {
    title:
      'Da li zaista želite ukloniti tromjesečni paket za muškarce starije od pedeset godina iz vaše korpe?',
    description:
      'Povrat mora biti odobren telefonom radnim danima od 9:00 do 18:00. Novac vraćamo isključivo na prvobitni način plaćanja.',
    children: Array.from(
      { length: 12 },
      (_, at) => `${at + 1}. Dodaci prehrani nisu zamjena za raznovrsnu prehranu.`,
    ).map((text) => <p key={text}>{text}</p>),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(boxOf(dialog).top).toBeGreaterThanOrEqual(0));
  },
});
