import { useRef, useState } from 'react';
import { expect, screen, within } from 'storybook/test';
import { boxOf, expectInWindow } from '#storybook/geometry';
import { animationsFinished, waitForDialogToClose, watchDialogAnimations } from '#storybook/plays';
import preview from '#storybook/preview';
import { Button } from '#ui/Button';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { TextInput } from '#ui/TextInput';
import { TopSheet, type TopSheetProps } from '#ui/TopSheet';

/** A page with a button that opens the sheet and gets the focus back. */
function Page(props: TopSheetProps) {
  const [open, setOpen] = useState(props.open);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Pretraga</Button>
      <TopSheet
        {...props}
        open={open}
        onClose={() => setOpen(false)}
        initialFocus={field}
        head={<TextInput ref={field} label="Naziv" defaultValue="Alpha" />}
      />
    </>
  );
}

const lines = (count: number) => (
  <Stack as="ul" gap="3" paddingBlock="6">
    {Array.from({ length: count }, (_, at) => `Proizvod ${at + 1}`).map((name) => (
      <li key={name}>
        <Text>{name}</Text>
      </li>
    ))}
    <li>
      <Button tone="quiet">Još proizvoda</Button>
    </li>
  </Stack>
);

const meta = preview.meta({
  title: 'UI/Overlays/TopSheet',
  component: TopSheet,
  render: Page,
  args: {
    open: true,
    onClose: () => {},
    title: 'Pretraga',
    closeLabel: 'Zatvorite pretragu',
    head: null,
    initialFocus: { current: null },
    children: lines(2),
  },
  argTypes: { head: { control: false }, initialFocus: { control: false }, children: { control: false } },
  // In a frame, because each sheet covers its whole page.
  parameters: { docs: { story: { inline: false } } },
});

export default meta;

const findSheet = () => screen.findByRole('dialog', { name: 'Pretraga' });

/** The search over the upper part of the page. */
export const Default = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    await findSheet();
  },
});

Default.test('fills the width at the top of the window', { tags: ['thorough'] }, async () => {
  const sheet = await findSheet();
  await animationsFinished(sheet);
  const { top, width, bottom } = boxOf(sheet);
  await expect(top).toBe(0);
  await expect(width).toBe(document.documentElement.clientWidth);
  await expect(bottom).toBeLessThan(window.innerHeight / 2);
});

/** A sheet to close and open, with every prop as a control. */
export const Playground = meta.story({ tags: ['thorough'] });

/** Opened by a button of the page: focus moves in, with the caret at the end of the text, is trapped, and returns. */
export const Opening = meta.story({
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Pretraga' });
    await userEvent.click(opener);
    const sheet = within(await findSheet());
    const field = sheet.getByRole('textbox');
    await expect(field).toHaveFocus();
    await userEvent.keyboard(' P');
    await expect(field).toHaveValue('Alpha P');
    await userEvent.tab({ shift: true });
    await expect(sheet.getByRole('button', { name: 'Još proizvoda' })).toHaveFocus();
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitForDialogToClose();
    await expect(opener).toHaveFocus();
  },
});

Opening.test(
  'slides in and out in 300 ms',
  { tags: ['motion', 'thorough'] },
  async ({ canvas, userEvent }) => {
    const endedAnimations = watchDialogAnimations();
    await userEvent.click(canvas.getByRole('button', { name: 'Pretraga' }));
    const sheet = await findSheet();
    await animationsFinished(sheet);
    await userEvent.click(within(sheet).getByRole('button', { name: 'Zatvorite pretragu' }));
    await waitForDialogToClose();
    await expect(endedAnimations()).toEqual(['0.3s', '0.3s']);
  },
);

Opening.test('a click beside it closes it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Pretraga' }));
  const sheet = await findSheet();
  const scrim = sheet.previousElementSibling;
  if (scrim) await userEvent.click(scrim);
  await waitForDialogToClose();
});

/** More content than fits: it scrolls below the head, and a strip of the page stays visible. */
export const ManyItems = meta.story({
  args: { children: lines(60) },
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    await findSheet();
  },
});

ManyItems.test('the head stays while the content scrolls', { tags: ['thorough'] }, async () => {
  const sheet = await findSheet();
  await animationsFinished(sheet);
  await expect(boxOf(sheet).bottom).toBe(window.innerHeight - 64);
  screen.getByText('Proizvod 60').scrollIntoView();
  await expectInWindow(screen.getByRole('textbox'));
});

/** A paragraph in the sheet. */
export const LongText = meta.story({
  args: {
    children: (
      <Text>
        Provjerite kako je naziv napisan ili pogledajte šta drugi najčešće naručuju, odgovorite na nekoliko
        pitanja i dobijte preporuku.
      </Text>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
});
