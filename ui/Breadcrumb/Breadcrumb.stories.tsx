import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { StateMatrix } from '#storybook/StateMatrix';
import { Breadcrumb } from '#ui/Breadcrumb';

const meta = preview.meta({
  title: 'UI/Actions/Breadcrumb',
  component: Breadcrumb,
  args: {
    label: 'Putanja',
    parents: [
      { label: 'Početna', href: '/' },
      { label: 'Potencija', href: '/shop/potencija' },
    ],
    current: 'Alpha Potent',
  },
});

export default meta;

/** The path from the home page to an offer. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Putanja' })).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Početna',
      'Potencija',
    ]);
    await expect(canvas.getByText('Alpha Potent')).toHaveAttribute('aria-current', 'page');
  },
});

/** The links at rest, under a mouse, focused and pressed. */
export const States = meta.story({
  render: (args) => (
    <StateMatrix<object> variants={{ path: {} }}>
      {(_, name) => <Breadcrumb {...args} label={name} />}
    </StateMatrix>
  ),
  globals: { viewport: { value: 'desktop' } },
});

/** A path with one parent, with every prop as a control. */
export const Playground = meta.story({
  tags: ['thorough'],
  args: { parents: [{ label: 'Savjeti', href: '/blog/zdravlje' }] },
});

/** Names that are longer than a small phone. */
export const LongText = meta.story({
  args: {
    parents: [
      { label: 'Početna', href: '/' },
      { label: 'Zglobovi, kosti i pokretljivost', href: '/shop/zglobovi' },
      { label: 'Prijestolonasljednikovičičinima'.repeat(7), href: '/shop/kosti' },
    ],
    current: 'Paket za zglobove i kosti s kolagenom, kurkumom i vitaminom D3 za tri mjeseca',
  },
  globals: { viewport: { value: 'narrow' } },
});
