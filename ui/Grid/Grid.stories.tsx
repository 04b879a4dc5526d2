import { expect } from 'storybook/test';
import { boxOf } from '#storybook/geometry';
import preview from '#storybook/preview';
import { Card } from '#ui/Card';
import { Container } from '#ui/Container';
import { Grid, gridElements, gridLayouts } from '#ui/Grid';
import { breakpoints } from '#ui/theme';

const names = [
  'Alpha Potent',
  'Prosta Vital',
  'Joint Ease',
  'Libido',
  'Pure Fit',
  'HairGrow Plus',
  'Beauty Fem',
];

const cards = names.map((name) => (
  <li key={name}>
    <Card tone="sunken">{name}</Card>
  </li>
));

const meta = preview.meta({
  title: 'UI/Layout/Grid',
  component: Grid,
  args: { layout: 'cards' as const, as: 'ul' as const, children: cards },
  argTypes: {
    layout: { control: 'select', options: gridLayouts },
    as: { control: 'select', options: gridElements },
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
});

export default meta;

/** The number of columns that the browser has laid out. */
const columnsOf = (grid: HTMLElement) => getComputedStyle(grid).gridTemplateColumns.split(' ').length;

/** Cards of equal width, two beside each other on a phone and more on a desktop. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const width = window.innerWidth;
    const columns = width >= breakpoints.sm ? 3 : 2;
    await expect(columnsOf(canvas.getByRole('list'))).toBe(columns);
  },
});

/** Two halves, with every prop as a control. */
export const Playground = meta.story({ args: { layout: 'halves' } });

/** Four parts of equal width. */
export const Quarters = meta.story({ args: { layout: 'quarters', children: cards.slice(0, 4) } });

/** Two parts of equal width. */
export const Halves = meta.story({ args: { layout: 'halves', children: cards.slice(0, 2) } });

/** The fields of a form, two beside each other where there is room. */
export const Fields = meta.story({ args: { layout: 'fields', children: cards.slice(0, 4) } });

/** Words that are longer than a card break. */
export const LongText = meta.story({
  args: {
    children: [
      'Najnepouzdanijepreporučivanomogućnost',
      'Paket za zglobove i kosti s kolagenom, kurkumom i vitaminom D3',
    ].map((name) => (
      <li key={name}>
        <Card tone="sunken">{name}</Card>
      </li>
    )),
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(boxOf(first).width).toBe(boxOf(second).width);
  },
});
