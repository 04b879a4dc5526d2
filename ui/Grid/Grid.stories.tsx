import { expect } from 'storybook/test';
import { boxOf } from '#storybook/geometry';
import preview from '#storybook/preview';
import { Card } from '#ui/Card';
import { Container } from '#ui/Container';
import { Grid, gridAligns, gridElements } from '#ui/Grid';
import { breakpoints, spaces } from '#ui/theme';

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
  args: {
    columns: { phone: 2, tablet: 3 } as const,
    gap: '7' as const,
    as: 'ul' as const,
    children: cards,
  },
  argTypes: {
    gap: { control: 'select', options: spaces },
    columnGap: { control: 'select', options: spaces },
    align: { control: 'inline-radio', options: gridAligns },
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

/** Two columns at every width, with every prop as a control. */
export const Playground = meta.story({
  tags: ['thorough'],
  args: { columns: 2, gap: '8', columnGap: '4', align: 'start' },
});

/** One, two, three and four columns, from each window width on, and gaps that grow with them. */
export const EveryWidth = meta.story({
  args: {
    columns: { phone: 1, largePhone: 2, tablet: 3, desktop: 4 },
    gap: { phone: '3', desktop: '7' },
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(columnsOf(list)).toBe(window.innerWidth > breakpoints.xl ? 4 : 3);
  },
});

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
