import { expect, fn } from 'storybook/test';
import { boxOf } from '#storybook/geometry';
import preview from '#storybook/preview';
import { StateMatrix } from '#storybook/StateMatrix';
import { TextInput, type TextInputProps, textInputTypes } from '#ui/TextInput';

const meta = preview.meta({
  title: 'UI/Forms/TextInput',
  component: TextInput,
  args: { label: 'Ime', name: 'ime', onChange: fn(), onBlur: fn() },
  argTypes: { type: { control: 'inline-radio', options: textInputTypes } },
});

export default meta;

/** An empty first name. */
export const Default = meta.story();

Default.test('keeps the typed text and calls onChange and onBlur', async ({ args, canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: 'Ime' });
  await userEvent.tab();
  await expect(input).toHaveFocus();
  await userEvent.keyboard('Adnan');
  await expect(input).toHaveValue('Adnan');
  await expect(args.onChange).toHaveBeenCalledTimes(5);
  await userEvent.tab();
  await expect(args.onBlur).toHaveBeenCalledOnce();
});

Default.test(
  'has a font size at which iOS does not zoom in on focus',
  { tags: ['thorough'] },
  async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(Number.parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThanOrEqual(16);
    await expect(boxOf(input.parentElement).height).toBe(56);
  },
);

/** An optional e-mail address, with every prop as a control. */
export const Playground = meta.story({
  tags: ['thorough'],
  args: { type: 'email', label: 'Email', optionalLabel: '(nije obavezno)' },
});

/** A filled first name. */
export const Filled = meta.story({ args: { defaultValue: 'Adnan' } });

/** A hint below the box says where to find the number. */
export const WithHint = meta.story({
  args: { label: 'Broj narudžbe', inputMode: 'numeric', hint: 'Nalazi se u SMS poruci o narudžbi.' },
});

/** The field must be filled. */
export const Required = meta.story({ args: { required: true, autoComplete: 'given-name' } });

/** An address without an end; the error says what is wrong. */
export const Invalid = meta.story({
  args: {
    type: 'email',
    label: 'Email',
    defaultValue: 'adnan@primjer',
    error: 'Email mora biti u odgovarajućem formatu.',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Email mora biti u odgovarajućem formatu.');
  },
});

/** Empty, filled, with a hint and invalid, at rest, under a mouse, focused and pressed. */
export const States = meta.story({
  render: (args) => (
    <StateMatrix<Partial<TextInputProps>>
      width="11rem"
      variants={{
        empty: {},
        filled: { defaultValue: 'Adnan' },
        'with a hint': { hint: 'Kao u pasošu.' },
        invalid: { defaultValue: 'A', error: 'Unesite ime.' },
      }}
    >
      {(props) => <TextInput {...args} {...props} />}
    </StateMatrix>
  ),
  globals: { viewport: { value: 'desktop' } },
});

/** A label and a value that are longer than the box. */
export const LongText = meta.story({
  args: {
    label: 'Ime i prezime osobe koja će preuzeti pošiljku',
    optionalLabel: '(nije obavezno)',
    defaultValue: 'Abdurahman-Kerim Hadžiahmetović-Šehović mlađi, treći ulaz, peti sprat',
  },
});
