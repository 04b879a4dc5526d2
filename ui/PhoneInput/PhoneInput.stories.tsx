import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { holdDelays } from '#storybook/plays';
import preview from '#storybook/preview';
import { StateMatrix } from '#storybook/StateMatrix';
import { Dialog } from '#ui/Dialog';
import { type PhoneCountryOption, PhoneInput, type PhoneInputProps, phoneCountries } from '#ui/PhoneInput';

const countries: readonly PhoneCountryOption[] = [
  { code: 'ba', name: 'Bosna i Hercegovina' },
  { code: 'rs', name: 'Srbija' },
  { code: 'me', name: 'Crna Gora' },
  { code: 'hr', name: 'Hrvatska' },
];

const meta = preview.meta({
  title: 'UI/Forms/PhoneInput',
  component: PhoneInput,
  args: {
    label: 'Broj telefona',
    name: 'telefon',
    value: '',
    onChange: fn(),
    onBlur: fn(),
    defaultCountry: 'ba' as const,
    countries,
    labels: { country: 'Država', results: (count: number) => `Pronađeno država: ${count}` },
  },
  argTypes: { defaultCountry: { control: 'inline-radio', options: phoneCountries } },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <PhoneInput
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
});

export default meta;

/** An empty number of Bosnia and Herzegovina. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Broj telefona' })).toHaveAttribute(
      'placeholder',
      '61 123 456',
    );
    await expect(canvas.getByRole('button', { name: 'Država: Bosna i Hercegovina +387' })).toBeVisible();
  },
});

/** Empty, filled, with a hint and invalid, at rest, under a mouse, focused and pressed. */
export const States = meta.story({
  render: (args) => (
    <StateMatrix<Partial<PhoneInputProps>>
      width="13rem"
      variants={{
        empty: {},
        filled: { value: '38761234567' },
        'with a hint': { hint: 'Na ovaj broj vas zovemo.' },
        invalid: { value: '3876', error: 'Unesite broj telefona.' },
      }}
    >
      {(props) => <PhoneInput {...args} {...props} />}
    </StateMatrix>
  ),
  globals: { viewport: { value: 'desktop' } },
});

Default.test('parses every common format and groups the digits', async ({ args, canvas, userEvent }) => {
  const input = canvas.getByRole('textbox');
  for (const form of ['+387 61 234 567', '0038761234567', '061/234-567', '(061) 234 567', '61234567']) {
    await userEvent.clear(input);
    await userEvent.paste(form);
    await expect(args.onChange).toHaveBeenLastCalledWith('38761234567');
    await expect(input).toHaveValue(form);
    await userEvent.tab();
    await expect(input).toHaveValue('61 234 567');
  }
});

Default.test('typing does not move the caret', async ({ args, canvas, userEvent }) => {
  const input = canvas.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(input, '061 234 57');
  await userEvent.keyboard('{ArrowLeft}6');
  await expect(input).toHaveValue('061 234 567');
  await expect(input.selectionStart).toBe(10);
  await expect(args.onChange).toHaveBeenLastCalledWith('38761234567');
});

Default.test('a number with another prefix selects its country', async ({ args, canvas, userEvent }) => {
  const input = canvas.getByRole('textbox');
  await userEvent.type(input, '+385');
  await expect(canvas.getByRole('button', { name: 'Država: Hrvatska +385' })).toBeVisible();
  await userEvent.type(input, '912345678');
  await userEvent.tab();
  await expect(args.onChange).toHaveBeenLastCalledWith('385912345678');
  await expect(input).toHaveValue('91 234 5678');
});

Default.test('the placeholder is a number of the chosen country', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Država/ }));
  await userEvent.click(canvas.getByRole('option', { name: /^Hrvatska/ }));
  await expect(canvas.getByRole('textbox', { name: 'Broj telefona' })).toHaveAttribute(
    'placeholder',
    '92 123 4567',
  );
});

Default.test('text that is no number is kept as typed', async ({ args, canvas, userEvent }) => {
  const input = canvas.getByRole('textbox');
  await userEvent.type(input, '061 lok. 12');
  await expect(args.onChange).toHaveBeenLastCalledWith('061 lok. 12');
  await userEvent.tab();
  await expect(input).toHaveValue('061 lok. 12');
  await userEvent.clear(input);
  await userEvent.type(input, '☎️');
  await userEvent.tab();
  await expect(args.onChange).toHaveBeenLastCalledWith('☎️');
  await expect(input).toHaveValue('☎️');
});

Default.test('clearing the number reports an empty value', async ({ args, canvas, userEvent }) => {
  const input = canvas.getByRole('textbox');
  await userEvent.type(input, '061');
  await expect(args.onChange).toHaveBeenLastCalledWith('38761');
  await userEvent.clear(input);
  await expect(args.onChange).toHaveBeenLastCalledWith('');
});

Default.test('calls onBlur once, when focus leaves all its parts', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await expect(canvas.getByRole('textbox')).toHaveFocus();
  await expect(args.onBlur).not.toHaveBeenCalled();
  await userEvent.tab();
  await expect(args.onBlur).toHaveBeenCalledOnce();
});

/** A number to type, with every prop as a control. */
export const Playground = meta.story({
  tags: ['thorough'],
  args: { required: true, hint: 'Zovemo vas za 30–60 minuta.' },
});

/** A number in the groups of its country. */
export const Filled = meta.story({
  args: { value: '381641234567' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('64 1234567');
    await expect(canvas.getByRole('button', { name: 'Država: Srbija +381' })).toBeVisible();
  },
});

/** The list of the four countries with its search. */
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Bosna i Hercegovina+387',
      'Srbija+381',
      'Crna Gora+382',
      'Hrvatska+385',
    ]);
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('combobox', { name: 'search' })).toHaveFocus();
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Bosna i Hercegovina');
  },
});

Open.test('a second click closes it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  await expect(canvas.getByRole('button')).toHaveFocus();
});

Open.test('a click outside closes it', async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(canvasElement);
  await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
});

Open.test('the number closes it when it gets the focus', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('textbox'));
  await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  await expect(canvas.getByRole('textbox')).toHaveFocus();
});

Open.test('keys that select in the search do not move the active option', async ({ canvas }) => {
  const search = canvas.getByRole('combobox');
  const active = search.getAttribute('aria-activedescendant');
  await expect(fireEvent.keyDown(search, { key: 'End', shiftKey: true })).toBe(true);
  await expect(search).toHaveAttribute('aria-activedescendant', active);
});

Open.test('a click on a country selects it and focuses the number', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('option', { name: /Hrvatska/ }));
  await expect(canvas.getByRole('button', { name: 'Država: Hrvatska +385' })).toBeVisible();
  await expect(canvas.getByRole('textbox')).toHaveFocus();
});

Default.test(
  'opens with Enter, Space or an arrow key; Escape returns focus',
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
      await userEvent.keyboard(key);
      await expect(canvas.getByRole('combobox')).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
      await expect(canvas.getByRole('button')).toHaveFocus();
    }
  },
);

Default.test(
  'arrows, Home and End move the active option; Enter selects it',
  async ({ canvas, userEvent }) => {
    const current = () =>
      document.getElementById(canvas.getByRole('combobox').getAttribute('aria-activedescendant') ?? '')
        ?.textContent;
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(current()).toContain('Bosna');
    await userEvent.keyboard('{ArrowDown}');
    await expect(current()).toContain('Srbija');
    await userEvent.keyboard('{End}');
    await expect(current()).toContain('Hrvatska');
    await userEvent.keyboard('{ArrowDown}');
    await expect(current()).toContain('Bosna');
    await userEvent.keyboard('{ArrowUp}{Home}{ArrowDown}{ArrowDown}');
    await expect(current()).toContain('Crna Gora');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Država: Crna Gora +382' })).toBeVisible();
  },
);

Open.test(
  'the search matches names, calling codes and country codes, ignoring diacritics',
  { tags: ['thorough'] },
  async ({ canvas, userEvent }) => {
    for (const [typed, country] of [
      ['crna', 'Crna Gora'],
      ['HRV', 'Hrvatska'],
      ['+381', 'Srbija'],
      ['385', 'Hrvatska'],
      ['me', 'Crna Gora'],
      ['šrbija', 'Srbija'],
    ]) {
      await userEvent.clear(canvas.getByRole('combobox'));
      await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(4));
      await userEvent.keyboard(typed ?? '');
      await waitFor(() => expect(canvas.getByRole('option')).toHaveTextContent(country ?? ''));
      await expect(canvas.getByRole('status')).toHaveTextContent('Pronađeno država: 1');
    }
  },
);

Open.test('the list is filtered 250 ms after the last key', async ({ canvas, userEvent }) => {
  const endDelays = holdDelays(250);
  await userEvent.keyboard('hrv');
  await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('hrv'));
  await expect(canvas.getAllByRole('option')).toHaveLength(4);
  await waitFor(() => {
    endDelays();
    expect(canvas.getByRole('option')).toHaveTextContent('Hrvatska');
  });
});

Open.test('Enter selects without waiting for the filtered list', async ({ canvas, userEvent }) => {
  holdDelays(250);
  await userEvent.keyboard('hrv');
  await expect(canvas.getAllByRole('option')).toHaveLength(4);
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('button', { name: 'Država: Hrvatska +385' })).toBeVisible();
});

/** Selecting another country keeps the number and changes its calling code. */
export const OtherCountry = meta.story({
  args: { value: '38761234567' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('38561234567');
  },
});

/** A search in the list that finds no country. */
export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('Austrija');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('No entries to show'));
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
});

/** Escape closes the list first, then the dialog. */
export const InADialog = meta.story({
  // It covers its whole page.
  tags: ['!autodocs'],
  render: function Render(args) {
    const [open, setOpen] = useState(true);
    const [value, setValue] = useState('');
    return (
      <Dialog open={open} onClose={() => setOpen(false)} title="Postanite član" closeLabel="Zatvorite">
        <PhoneInput {...args} value={value} onChange={setValue} />
      </Dialog>
    );
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const country = dialog.getByRole('button', { name: /^Država/ });
    for (const search of ['', 'Austrija']) {
      await userEvent.click(country);
      await userEvent.keyboard(`${search}{Escape}`);
      await expect(country).toHaveAttribute('aria-expanded', 'false');
      await expect(country).toHaveFocus();
    }
    await userEvent.click(country);
    await userEvent.tab({ shift: true });
    await expect(country).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(country).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open');

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

/** A hint says why the number is asked for. */
export const WithHint = meta.story({ args: { hint: 'Na ovaj broj vas zovemo da potvrdimo narudžbu.' } });

/** The number is too short; the error says so. */
export const Invalid = meta.story({
  args: { value: '3876100', required: true, error: 'Broj telefona mora biti u odgovarajućem formatu.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('Broj telefona mora biti u odgovarajućem formatu.');
  },
});

/** A label and names of countries that are longer than the box. */
export const LongText = meta.story({
  args: {
    label: 'Broj mobilnog telefona na koji vas možemo dobiti u narednih sat vremena',
    countries: countries.map(({ code, name }) => ({ code, name: `${name}, sa svim gradovima i ostrvima` })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('listbox')).toBeVisible();
  },
});

/** Without a `label`, it has the specification's label. */
export const SeedLabel = meta.story({
  render: ({ label: _label, ...args }) => <PhoneInput {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toBeVisible();
  },
});
