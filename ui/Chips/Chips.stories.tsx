import { expect, waitFor } from 'storybook/test';
import { boxOf } from '#storybook/geometry';
import preview from '#storybook/preview';
import { StateMatrix } from '#storybook/StateMatrix';
import { Chips, type ChipsProps } from '#ui/Chips';
import { vars } from '#ui/theme';

const groups = [
  { label: 'Sve', href: '#/most-popular' },
  { label: 'Potencija', href: '#/shop/potency' },
  { label: 'Prostata', href: '#/shop/prostate' },
  { label: 'Zglobovi i kosti', href: '#/shop/joints' },
  { label: 'Ljepota', href: '#/shop/beauty' },
  { label: 'Kosa', href: '#/shop/hair' },
  { label: 'Mršavljenje', href: '#/shop/weight' },
  { label: 'Probava', href: '#/shop/digestion' },
];

const meta = preview.meta({
  title: 'UI/Actions/Chips',
  component: Chips,
  args: { label: 'Grupe proizvoda', items: groups, current: '#/shop/prostate' },
  argTypes: { current: { control: 'select', options: groups.map((group) => group.href) } },
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

/** Groups of products; the current one is filled. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Grupe proizvoda' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Prostata');
    await expect(canvas.getAllByRole('link', { current: false })).toHaveLength(groups.length - 1);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Potencija' })).toHaveFocus();
  },
});

/** A row of groups, with the current one as a control. */
export const Playground = meta.story({ tags: ['thorough'] });

Playground.test(
  'on a phone, the current chip is in view from the start',
  { args: { current: '#/shop/weight' }, globals: { viewport: { value: 'phone' } } },
  async ({ canvas }) => {
    const chip = canvas.getByRole('link', { current: 'page' });
    await waitFor(() => expect(boxOf(chip).right).toBeLessThan(document.documentElement.clientWidth));
    await expect(boxOf(chip).left).toBeGreaterThan(0);
  },
);

/** The address belongs to no chip: none is selected. */
export const NoneSelected = meta.story({
  args: { current: '#/shop/unknown' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  },
});

/** A chip and the chip of the current page, at rest, under a mouse, focused and pressed. */
export const States = meta.story({
  render: (args) => (
    <StateMatrix<Partial<ChipsProps>>
      variants={{ 'another page': { current: '' }, 'the current page': { current: '#/shop/prostate' } }}
    >
      {(props, label) => <Chips {...args} {...props} label={label} items={groups.slice(2, 4)} />}
    </StateMatrix>
  ),
  globals: { viewport: { value: 'desktop' } },
});

/** Names that are longer than a phone. */
export const LongText = meta.story({
  args: {
    items: [
      { label: 'Dodaci prehrani za muškarce starije od pedeset godina', href: '#/a' },
      { label: 'Mršavljenje, probava i svakodnevna ravnoteža', href: '#/b' },
      { label: 'Zglobovi, kosti i pokretljivost poslije povrede', href: '#/c' },
    ],
    current: '#/b',
  },
  globals: { viewport: { value: 'narrow' } },
});
