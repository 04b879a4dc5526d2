import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { StateMatrix } from '#storybook/StateMatrix';
import { PasswordInput, type PasswordInputProps } from '#ui/PasswordInput';

const meta = preview.meta({
  title: 'UI/Forms/PasswordInput',
  component: PasswordInput,
  args: {
    label: 'Lozinka',
    name: 'lozinka',
    autoComplete: 'current-password' as const,
    labels: { show: 'Prikažite lozinku', hide: 'Sakrijte lozinku' },
    onChange: fn(),
    onBlur: fn(),
  },
  argTypes: {
    autoComplete: { control: 'inline-radio', options: ['current-password', 'new-password'] },
    labels: { control: 'object' },
  },
});

export default meta;

/** A filled password, hidden. */
export const Default = meta.story({ args: { defaultValue: 'hrast-1918' } });

Default.test(
  'the toggle shows and hides the password and keeps focus and caret',
  async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Lozinka');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(input);
    input.setSelectionRange(3, 3);

    await userEvent.click(canvas.getByRole('button', { name: 'Prikažite lozinku' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('X');
    await expect(input).toHaveValue('hraXst-1918');

    await userEvent.click(canvas.getByRole('button', { name: 'Sakrijte lozinku' }));
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveFocus();
    await expect(input.selectionStart).toBe(4);
  },
);

Default.test('the toggle works by keyboard and keeps its focus', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByLabelText('Lozinka')).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect(canvas.getByRole('button', { name: 'Sakrijte lozinku' })).toHaveFocus();
  await expect(canvas.getByLabelText('Lozinka')).toHaveAttribute('type', 'text');
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByLabelText('Lozinka')).toHaveAttribute('type', 'password');
});

/** A new password with a hint, with every prop as a control. */
export const Playground = meta.story({
  tags: ['thorough'],
  args: {
    autoComplete: 'new-password',
    label: 'Izaberite lozinku',
    hint: 'Od 8 do 64 znaka.',
    required: true,
  },
});

/** The password can be read. */
export const Shown = meta.story({
  args: { defaultValue: 'hrast-1918' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prikažite lozinku' }));
    await expect(canvas.getByRole('textbox', { name: 'Lozinka' })).toHaveValue('hrast-1918');
  },
});

/** The password is too short; the error says what is needed. */
export const Invalid = meta.story({
  args: { defaultValue: 'hrast', error: 'Lozinka mora bit popunjena i duža od 8 slova' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Lozinka')).toHaveAccessibleDescription(
      'Lozinka mora bit popunjena i duža od 8 slova',
    );
  },
});

/** Empty, filled and invalid, at rest, under a mouse, focused and pressed. */
export const States = meta.story({
  render: (args) => (
    <StateMatrix<Partial<PasswordInputProps>>
      width="11rem"
      variants={{
        empty: {},
        filled: { defaultValue: 'hrast-1918' },
        invalid: { error: 'Lozinka je prekratka.' },
      }}
    >
      {(props) => <PasswordInput {...args} {...props} />}
    </StateMatrix>
  ),
  globals: { viewport: { value: 'desktop' } },
});

/** A label of several lines and a long password. */
export const LongText = meta.story({
  args: {
    label: 'Nova lozinka za prijavu na vaš korisnički račun na svim uređajima',
    autoComplete: 'new-password',
    defaultValue: 'vrlo-duga-lozinka-koju-niko-ne-može-pogoditi-ni-za-sto-godina',
  },
});
