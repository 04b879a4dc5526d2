import { expect, fn } from 'storybook/test';
import { boxOf } from '#storybook/geometry';
import preview from '#storybook/preview';
import { StateMatrix } from '#storybook/StateMatrix';
import { Checkbox } from '#ui/Checkbox';

const meta = preview.meta({
  title: 'UI/Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Slažem se s uslovima kupovine.', name: 'uslovi', onChange: fn(), onBlur: fn() },
});

export default meta;

/** A consent that is not given yet. */
export const Default = meta.story();

Default.test('toggles by Space, by the box and by the label', async ({ args, canvas, userEvent }) => {
  const checkbox = canvas.getByRole('checkbox', { name: 'Slažem se s uslovima kupovine.' });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect(checkbox).toBeChecked();
  await userEvent.click(canvas.getByText('Slažem se s uslovima kupovine.'));
  await expect(checkbox).not.toBeChecked();
  await userEvent.click(checkbox);
  await expect(checkbox).toBeChecked();
  await expect(args.onChange).toHaveBeenCalledTimes(3);
});

Default.test('has a click target larger than its box', { tags: ['thorough'] }, async ({ canvas }) => {
  const checkbox = canvas.getByRole('checkbox');
  const { left, bottom } = boxOf(checkbox);
  await expect(document.elementFromPoint(left + 1, bottom + 8)).toBe(checkbox);
});

/** A required consent with a hint, with every prop as a control. */
export const Playground = meta.story({
  tags: ['thorough'],
  args: { hint: 'Odjavljujete se jednim odgovorom.', required: true },
});

/** The consent is given. */
export const Checked = meta.story({ args: { defaultChecked: true } });

/** Links in the label; a click on them does not tick the box. */
export const WithLinks = meta.story({
  args: {
    label: (
      <>
        Slažem se s <a href="#uslovi">uslovima kupovine</a> i <a href="#privatnost">politikom privatnosti</a>.
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(
      canvas.getByRole('checkbox', { name: 'Slažem se s uslovima kupovine i politikom privatnosti.' }),
    ).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'uslovima kupovine' })).toHaveFocus();
  },
});

/** A hint below the label says what follows. */
export const WithHint = meta.story({
  args: { label: 'Šaljite mi novosti', hint: 'Najviše dvaput mjesečno. Odjavljujete se jednim odgovorom.' },
});

/** A required consent is missing; the error says what to do. */
export const Invalid = meta.story({
  args: { required: true, error: 'Potvrdite da se slažete s uslovima kupovine.' },
  play: async ({ canvas }) => {
    const checkbox = canvas.getByRole('checkbox');
    await expect(checkbox).toBeInvalid();
    await expect(checkbox).toHaveAccessibleDescription('Potvrdite da se slažete s uslovima kupovine.');
  },
});

/** Not checked, checked and invalid, at rest, under a mouse, focused and pressed. */
export const States = meta.story({
  render: () => (
    <StateMatrix<{ defaultChecked?: boolean; error?: string }>
      variants={{
        'not checked': {},
        checked: { defaultChecked: true },
        invalid: { error: 'Potvrdite da se slažete.' },
      }}
    >
      {(props) => <Checkbox {...props} label="Slažem se" />}
    </StateMatrix>
  ),
  globals: { viewport: { value: 'desktop' } },
});

/** A label and an error of several lines. */
export const LongText = meta.story({
  args: {
    label:
      'Saglasan sam da se moji podaci koriste za potvrdu i dostavu narudžbe te da me tim nazove na broj telefona koji sam naveo, u roku od trideset do šezdeset minuta od narudžbe.',
    error: 'Bez ove saglasnosti ne možemo poslati narudžbu, jer je prije slanja potvrđujemo pozivom.',
  },
});

/** One answer of several to a question. */
export const Tile = meta.story({ args: { variant: 'tile', label: 'Slabija energija tokom dana' } });

Tile.test('is toggled by a click anywhere on the tile and by Space', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Slabija energija tokom dana'));
  await userEvent.keyboard(' ');
  await expect(args.onChange).toHaveBeenCalledTimes(2);
});

/** Not selected and selected, at rest, under a mouse, focused and pressed. */
export const TileStates = meta.story({
  render: () => (
    <StateMatrix<{ defaultChecked?: boolean }>
      variants={{ 'not selected': {}, selected: { defaultChecked: true } }}
    >
      {(props) => <Checkbox {...props} variant="tile" label="Slabija energija" />}
    </StateMatrix>
  ),
  globals: { viewport: { value: 'desktop' } },
});

/** An answer of several lines on a small phone. */
export const LongTile = meta.story({
  args: {
    variant: 'tile',
    label: 'Najčešće noću, a ponekad i tokom dana kada dugo sjedim ili vozim bez pauze',
  },
  globals: { viewport: { value: 'narrow' } },
});
