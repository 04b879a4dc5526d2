import { expect, waitFor, within } from 'storybook/test';
import { findPageHeading } from '#storybook/plays';
import preview from '#storybook/preview';
import { OfferScreen } from '../OfferScreen';
import { alpha, offer } from '../offer.plays';
import { RECENTLY_VIEWED_KEY } from './recentlyViewed';

const meta = preview.meta({
  title: 'Screens/Offer/Other offers',
  component: OfferScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: alpha },
});

export default meta;

export const AlsoTaken = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const others = within(await canvas.findByRole('region', { name: 'Kupci uzimaju i ovo' }));
    await waitFor(() =>
      expect(others.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
        'Paket Snaga',
        'Paket 50+',
        'Libido',
        'Prosta Vital',
      ]),
    );
    await expect(canvas.queryByRole('region', { name: 'Nedavno pogledano' })).toBeNull();
  },
});

export const Loading = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['offers.pending'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Kupci uzimaju i ovo' })).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
});

/** If other offers fail to load, the row is left out. */
export const Failed = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['offers.fails'] } },
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Alpha Potent');
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Kupci uzimaju i ovo' })).toBeNull());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const RecentlyViewed = meta.story({
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => localStorage.setItem(RECENTLY_VIEWED_KEY, '["4","1","2","7","9","3"]'),
  play: async ({ canvas }) => {
    const viewed = within(await canvas.findByRole('region', { name: 'Nedavno pogledano' }));
    await waitFor(() =>
      expect(viewed.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
        'Joint Ease',
        'Libido',
        'HairGrow Plus',
        'Digest Balance',
      ]),
    );
    await expect(viewed.getByText('Ovaj popis je samo na vašem uređaju.')).toBeVisible();
    await expect(localStorage.getItem(RECENTLY_VIEWED_KEY)).toBe('["1","4","2","7","9","3"]');
  },
});

/** Tampered storage: entries that are not ids of offers are ignored. */
export const RecentlyViewedTampered = meta.story({
  beforeEach: () =>
    localStorage.setItem(RECENTLY_VIEWED_KEY, '[null,{"id":"2"},"__proto__","<img src=x>","99",["3"],"2"]'),
  play: async ({ canvas }) => {
    const viewed = within(await canvas.findByRole('region', { name: 'Nedavno pogledano' }));
    await waitFor(() =>
      expect(viewed.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
        'Libido',
      ]),
    );
  },
});

export const Bundle = meta.story({
  parameters: { shop: offer('paket-snaga') },
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Paket Snaga');
    const inside = within(canvas.getByRole('region', { name: 'U paketu' }));
    await expect(inside.getAllByRole('listitem')).toHaveLength(2);
    await expect(inside.getAllByText('1 komad')).toHaveLength(2);
    await expect(inside.getByRole('link', { name: 'Libido' })).toHaveAttribute('href', '/offers/libido');
  },
});

Bundle.test('a link to an item opens its page with a quantity of one', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Više' }));
  const inside = within(canvas.getByRole('region', { name: 'U paketu' }));
  await userEvent.click(inside.getByRole('link', { name: 'Libido' }));
  await findPageHeading(canvas, 'Libido');
  await expect(canvas.getByRole('spinbutton', { name: 'Količina' })).toHaveValue('1');
  await waitFor(() => expect(document.title).toBe('Libido | Hrast'));
});
