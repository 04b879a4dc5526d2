import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Table, type TableColumn } from '#ui/Table';

interface Order {
  id: string;
  status: string;
  created: string;
  articles: string;
  total: string;
}

const orders: Order[] = [
  {
    id: '20418',
    status: 'Potvrda pozivom',
    created: '20.11.2026 18:24',
    articles: 'Alpha Potent × 2, Libido × 1',
    total: '133,70 KM',
  },
  {
    id: '19877',
    status: 'Isporučeno',
    created: '02.10.2026 09:10',
    articles: 'Prosta Vital × 1',
    total: '49,90 KM',
  },
  {
    id: '18320',
    status: 'Otkazano',
    created: '14.07.2026 20:51',
    articles: 'Paket 50+ × 1',
    total: '129,90 KM',
  },
];

const columns: [TableColumn<Order>, ...TableColumn<Order>[]] = [
  { id: 'id', heading: 'Narudžba', cell: (order) => order.id },
  { id: 'status', heading: 'Status', cell: (order) => order.status },
  { id: 'created', heading: 'Vrijeme', cell: (order) => order.created },
  { id: 'articles', heading: 'Artikli', cell: (order) => order.articles },
  { id: 'total', heading: 'Ukupno', cell: (order) => order.total },
];

const meta = preview.meta({
  title: 'UI/Content/Table',
  component: Table<Order>,
  args: {
    caption: 'Vaše narudžbe',
    columns,
    rows: orders,
    rowKey: (order: Order) => order.id,
  },
});

export default meta;

/** Orders as a table on a desktop. */
export const Default = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Vaše narudžbe' }));
    await expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Narudžba',
      'Status',
      'Vrijeme',
      'Artikli',
      'Ukupno',
    ]);
    const row = within(table.getByRole('row', { name: /20418/ }));
    await expect(row.getByRole('rowheader')).toHaveTextContent('20418');
    await expect(row.getByText('133,70 KM')).toBeVisible();
  },
});

/** A table with every prop as a control. */
export const Playground = meta.story({ tags: ['thorough'] });

/** A table of many rows. */
export const ManyRows = meta.story({
  args: {
    rows: Array.from({ length: 30 }, (_, at) => ({ ...orders[at % 3], id: `${20418 - at * 37}` }) as Order),
  },
});

/** In a window narrower than its columns, the table scrolls, by keyboard too. */
export const Narrow = meta.story({
  args: { columns: [...columns, { id: 'shipment', heading: 'Pošiljka', cell: () => 'Preuzeta' }] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('group', { name: 'Vaše narudžbe' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('group')).toHaveFocus();
  },
});

/** Cells with words that are longer than a column. */
export const LongText = meta.story({
  args: {
    rows: [
      {
        id: 'HR-20418-ZAMJENA-REKLAMACIJA',
        status: 'Čeka potvrdu poziva i dostavu zamjenskog proizvoda',
        created: '20.11.2026 18:24',
        articles: 'Paket za muškarce starije od pedeset godina × 12, Zglobovi i kosti tromjesečni paket × 3',
        total: '11.234.567,50 RSD',
      },
    ],
  },
  globals: { viewport: { value: 'tablet' } },
});
