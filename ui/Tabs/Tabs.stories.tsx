import { startTransition, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { boxOf } from '#storybook/geometry';
import { findOnPage } from '#storybook/plays';
import preview from '#storybook/preview';
import { StateMatrix } from '#storybook/StateMatrix';
import { Tabs, type TabsProps } from '#ui/Tabs';
import { vars } from '#ui/theme';

const offer = [
  {
    value: 'description',
    label: 'Opis',
    content:
      'Jedna kapsula dnevno. Formula s korijenom ženšena i makom, uz cink koji doprinosi održavanju normalnog nivoa testosterona u krvi.',
  },
  { value: 'advantages', label: 'Prednosti', content: 'Bez recepta i bez šećera.' },
  { value: 'use', label: 'Kako koristiti', content: 'Uzimajte jednu kapsulu ujutro, uz obrok i čašu vode.' },
];

/** Short, to fit a table. */
const states = offer.slice(0, 2).map((item) => ({ ...item, content: item.label }));

const groups = [
  'Sve',
  'Potencija',
  'Prostata',
  'Zglobovi i kosti',
  'Ljepota',
  'Kosa',
  'Mršavljenje',
  'Probava',
].map((label) => ({ value: label, label, content: `Najpopularniji proizvodi: ${label}` }));

const meta = preview.meta({
  title: 'UI/Content/Tabs',
  component: Tabs,
  args: { label: 'O proizvodu', items: offer },
  parameters: { layout: 'fullscreen' },
  // The page's gutter, which the row overflows on phones.
  decorators: [
    (Story) => (
      <div style={{ padding: vars.space.gutter }}>
        <Story />
      </div>
    ),
  ],
});

export default meta;

/** Three views of a product; the first is open. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist', { name: 'O proizvodu' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Opis' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'Opis' })).toHaveTextContent('Jedna kapsula dnevno');
  },
});

Default.test(
  'arrows, Home and End move between tabs; Tab moves to the panel',
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Opis' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Bez recepta');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Kako koristiti' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Opis' })).toHaveFocus();
    await userEvent.keyboard('{End}{Home}');
    await expect(canvas.getByRole('tab', { name: 'Opis' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
);

Default.test(
  'opening a tab does not move its neighbours',
  { tags: ['thorough'] },
  async ({ canvas, userEvent }) => {
    const last = canvas.getByRole('tab', { name: 'Kako koristiti' });
    const { left } = boxOf(last);
    await userEvent.click(canvas.getByRole('tab', { name: 'Prednosti' }));
    await expect(boxOf(last).left).toBe(left);
  },
);

/** Texts that the browser's search finds also in closed tabs. They look the same. */
export const FindableTexts = meta.story({
  args: { findable: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Opis' })).toHaveTextContent('Jedna kapsula dnevno');
    await expect(canvas.getByText('Bez recepta i bez šećera.')).not.toBeVisible();
  },
});

FindableTexts.test('a tab opens when its text is found', async ({ canvas, userEvent }) => {
  findOnPage(canvas.getByText('Bez recepta i bez šećera.'));
  await expect(await canvas.findByRole('tabpanel', { name: 'Prednosti' })).toHaveTextContent('Bez recepta');
  await expect(canvas.getByRole('tab', { name: 'Prednosti' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(canvas.getByRole('tab', { name: 'Opis' }));
  await expect(canvas.getByRole('tabpanel', { name: 'Opis' })).toBeVisible();
  await expect(canvas.getByText('Bez recepta i bez šećera.')).not.toBeVisible();
});

FindableTexts.test(
  'Tab moves from the open tab to its panel, not to a closed one',
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Opis' })).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
);

/** Views to open, with every prop as a control. */
export const Playground = meta.story({ tags: ['thorough'] });

/** The screen controls the open tab: a dropdown can change it as well. */
export const Controlled = meta.story({
  args: { onChange: fn() },
  render: function Controlled({ onChange, ...props }) {
    const [value, setValue] = useState('use');
    return (
      <Tabs
        {...props}
        value={value}
        onChange={(next) => {
          onChange?.(next);
          // Delayed, as where the open tab is part of the address.
          startTransition(() => setValue(next));
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: 'Kako koristiti' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Opis' }));
    await expect(args.onChange).toHaveBeenCalledWith('description');
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('Jedna kapsula dnevno'));
  },
});

Controlled.test('calls onChange once per choice', async ({ args, canvas, userEvent }) => {
  await expect(args.onChange).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('tab', { name: 'Opis' }));
  await expect(args.onChange).toHaveBeenCalledOnce();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('Bez recepta'));
  await userEvent.click(canvas.getByRole('tab', { name: 'Kako koristiti' }));
  await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('Uzimajte'));
  await expect(args.onChange).toHaveBeenCalledTimes(3);
});

/** More tabs than most screens have. */
export const ManyItems = meta.story({ args: { label: 'Grupe proizvoda', items: groups } });

ManyItems.test(
  'on a phone, choosing a cut-off tab scrolls it into view, but not the page',
  { tags: ['thorough'], globals: { viewport: { value: 'phone' } } },
  async ({ canvas, userEvent }) => {
    const { clientWidth } = document.documentElement;
    const last = canvas.getByRole('tab', { name: 'Probava' });
    await expect(boxOf(last).right).toBeGreaterThan(clientWidth);
    await userEvent.click(last);
    await expect(boxOf(last).right).toBeLessThanOrEqual(clientWidth);
  },
);

/** The open tab and another one, at rest, under a mouse, focused and pressed. */
export const States = meta.story({
  render: (args) => (
    <StateMatrix<Partial<TabsProps>>
      width="13rem"
      variants={{ open: { value: 'description' }, closed: { value: 'advantages' } }}
    >
      {(props, label) => <Tabs {...args} {...props} label={label} items={states} />}
    </StateMatrix>
  ),
  globals: { viewport: { value: 'desktop' } },
});

/** Labels that are longer than a phone. */
export const LongText = meta.story({
  args: {
    items: [
      {
        value: 'a',
        label: 'Upozorenja i preporuke za sigurnu svakodnevnu upotrebu',
        content: 'Ne prekoračujte preporučenu dnevnu dozu.',
      },
      {
        value: 'b',
        label: 'Najčešća pitanja kupaca o plaćanju pouzećem',
        content: 'Plaćate kad paket stigne.',
      },
      { value: 'c', label: 'Zadovoljstvo zagarantovano devedeset dana', content: 'Od dana dostave.' },
    ],
  },
});
