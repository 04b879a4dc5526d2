import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { StateMatrix } from '#storybook/StateMatrix';
import { TextArea, type TextAreaProps } from '#ui/TextArea';

const meta = preview.meta({
  title: 'UI/Forms/TextArea',
  component: TextArea,
  args: { label: 'Vaš komentar', name: 'komentar', onChange: fn(), onBlur: fn() },
});

export default meta;

/** An empty comment. */
export const Default = meta.story();

Default.test('Enter starts a new line', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const area = canvas.getByRole('textbox', { name: 'Vaš komentar' });
  await expect(area).toHaveFocus();
  await userEvent.keyboard('Prvi red{Enter}drugi');
  await expect(area).toHaveValue('Prvi red\ndrugi');
});

/** Six rows with a limit and a hint, with every prop as a control. */
export const Playground = meta.story({
  tags: ['thorough'],
  args: { rows: 6, maxLength: 500, hint: 'Najviše 500 znakova.' },
});

/** A required comment is missing; the error says so. */
export const Invalid = meta.story({
  args: { required: true, error: 'Unesite vaš kometar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Unesite vaš kometar');
  },
});

/** Empty, filled and invalid, at rest, under a mouse, focused and pressed. */
export const States = meta.story({
  render: (args) => (
    <StateMatrix<Partial<TextAreaProps>>
      width="11rem"
      variants={{
        empty: {},
        filled: { defaultValue: 'Spavam mirnije.' },
        invalid: { error: 'Unesite vaš kometar' },
      }}
    >
      {(props) => <TextArea {...args} {...props} />}
    </StateMatrix>
  ),
  globals: { viewport: { value: 'desktop' } },
});

/** A label and a comment that are longer than the box. */
export const LongText = meta.story({
  args: {
    label: 'Kako biste preporučili ovaj proizvod nekome ko ga još nije probao?',
    hint: 'Pišite svojim riječima: šta ste očekivali, koliko dugo uzimate i šta se promijenilo.',
    defaultValue:
      'Naručio sam na preporuku kolege. Paket je stigao drugi dan, uredno zapakovan. Uzimam dvije kapsule uz doručak već šest sedmica i najviše primjećujem da se noću rjeđe budim. Naručit ću ponovo čim mi ovo pakovanje bude pri kraju.',
  },
});
