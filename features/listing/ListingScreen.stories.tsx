import { expect, waitFor, within } from 'storybook/test';
import { type Canvas, expectNoHorizontalScroll, findPageHeading } from '#storybook/plays';
import preview from '#storybook/preview';
import { ListingScreen } from './ListingScreen';

const mostPopular = { path: '/most-popular', route: '/most-popular' };
const shop = (group: string) => ({ path: `/shop/${group}`, route: '/shop/:group' });

const meta = preview.meta({
  title: 'Screens/Listing',
  component: ListingScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: mostPopular },
});

export default meta;

const names = (canvas: Canvas) =>
  canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }: HTMLElement) => textContent);

/** Prices of the items in hundredths, in visual order. */
const prices = (canvas: Canvas): number[] =>
  canvas
    .getAllByRole('article')
    .map(({ textContent }: HTMLElement) => Number(/(\d+),(\d\d)\sKM/.exec(textContent)?.slice(1).join('')));

const sorting = (canvas: Canvas) => canvas.findByRole('combobox', { name: 'Poredaj proizvode' });

/** Waits for view transitions, which the next story would interrupt. */
const waitForTransition = () => waitFor(() => expect(document.activeViewTransition ?? null).toBeNull());

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Alpha Potent' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Najpopularniji' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('13 proizvoda');
    await expect(canvas.getAllByRole('article')).toHaveLength(13);
    await expect(canvas.getByRole('link', { name: 'Sve' })).toHaveAttribute('aria-current', 'page');
    await expect(await sorting(canvas)).toHaveDisplayValue('Najpopularnije');
  },
});

Default.test('every item has a picture, name, rating, price and link', async ({ canvas }) => {
  for (const article of canvas.getAllByRole('article')) {
    const item = within(article);
    const name = item.getByRole('heading', { level: 2 }).textContent;
    await expect(article.querySelector('img')).toBeVisible();
    await expect(item.getByText(/^Ocjena \d,\d od 5, [\d.]+ recenzij[aeu]$/)).toBeInTheDocument();
    await expect(item.getByText(/^\(\d+(\.\d{3})*\)$/)).toBeVisible();
    await expect(article).toHaveTextContent(/\d,\d\d\sKM/);
    await expect(item.getByRole('link', { name: `Pogledaj ${name}` })).toBeVisible();
  }
});

Default.test('the button of a bundle opens the bundle', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Pogledaj Paket Snaga' }));
  await expect(await canvas.findByRole('heading', { name: '/offers/paket-snaga' })).toBeVisible();
  await waitForTransition();
});

export const Loading = meta.story({
  parameters: { shop: { ...mostPopular, scenarios: ['offers.pending'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Učitavanje proizvoda')).toBeInTheDocument();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
});

export const Empty = meta.story({
  parameters: { shop: { ...mostPopular, scenarios: ['offers.empty'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Trenutno nema proizvoda' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pokušaj ponovo' })).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
});

export const Failed = meta.story({
  parameters: { shop: { ...mostPopular, scenarios: ['offers.fails'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Došlo je do greške!');
    await expect(canvas.getByRole('button', { name: 'Pokušaj ponovo' })).toBeVisible();
  },
});

export const FailedThenRetried = meta.story({
  parameters: { shop: { ...mostPopular, scenarios: ['offers.failsTwice'] } },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Pokušaj ponovo' });
    await userEvent.click(retry);
    await expect(retry).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Alpha Potent' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

export const NotFound = meta.story({
  parameters: { shop: shop('pets') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Stranica nije pronađena' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pogledajte najpopularnije' })).toBeVisible();
  },
});

export const OneMalformedOffer = meta.story({
  parameters: { shop: { ...mostPopular, scenarios: ['offers.oneMalformed'] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(12));
  },
});

export const Category = meta.story({
  parameters: { shop: shop('potency') },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Libido' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Prosta Vital' })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Prostata' }));
    await findPageHeading(canvas, 'Prostata');
    await expect(await canvas.findByRole('link', { name: 'Prosta Vital' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Libido' })).toBeNull();
    await waitFor(() => expect(document.title).toBe('Prostata | Hrast'));
    await waitForTransition();
  },
});

/** The first bundle is not featured in a sorted list. */
export const SortedByPrice = meta.story({
  play: async ({ canvas, userEvent }) => {
    const select = await sorting(canvas);
    await canvas.findByRole('link', { name: 'Alpha Potent' });
    const unsorted = names(canvas);
    await userEvent.selectOptions(select, 'Cijena: niža prvo');
    await waitFor(() => expect(names(canvas)[0]).toBe('Digest Balance'));
    const rising = prices(canvas);
    await expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    await expect(select).toHaveFocus();

    await userEvent.selectOptions(select, 'Cijena: viša prvo');
    await waitFor(() => expect(names(canvas)[0]).toBe('Paket 50+'));
    await expect(prices(canvas)).toEqual(rising.toReversed());

    await userEvent.selectOptions(select, 'Najpopularnije');
    await waitFor(() => expect(names(canvas)).toEqual(unsorted));
    await waitForTransition();
  },
});

/** Sorted by the alphabet of the country, even if the browser does not support its language. */
export const SortedByName = meta.story({
  parameters: { shop: { ...mostPopular, path: '/most-popular?sort=name', scenarios: ['offers.alphabet'] } },
  play: async ({ canvas }) => {
    await expect(await sorting(canvas)).toHaveDisplayValue('Naziv: A–Ž');
    await canvas.findByRole('link', { name: 'Aloja' });
    await expect(names(canvas)).toEqual([
      ...['Aloja', 'Cink', 'Čaj', 'Ćilibar', 'Dren'],
      ...['Đumbir', 'Sena', 'Šipak', 'Zob', 'Žalfija'],
    ]);
  },
});

/** The sort order is kept in links to other categories and to all products. */
export const SortedCategory = meta.story({
  parameters: { shop: { path: '/shop/potency?sort=price-desc', route: '/shop/:group' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Libido' });
    await expect(names(canvas)[0]).toBe('Paket Snaga');
    await userEvent.click(canvas.getByRole('link', { name: 'Prostata' }));
    await expect(await canvas.findByRole('link', { name: 'Prosta Vital' })).toBeVisible();
    await expect(await sorting(canvas)).toHaveDisplayValue('Cijena: viša prvo');
    await expect(canvas.getByRole('link', { name: 'Sve' })).toHaveAttribute(
      'href',
      '/most-popular?sort=price-desc',
    );
    await waitForTransition();
  },
});

/** An unknown sort order is ignored. */
export const UnknownSort = meta.story({
  parameters: { shop: { ...mostPopular, path: '/most-popular?sort=rating' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Alpha Potent' });
    await expect(await sorting(canvas)).toHaveDisplayValue('Najpopularnije');
    await expect(names(canvas)[0]).toBe('Alpha Potent');
  },
});

export const ToOffer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Pogledaj Libido' }));
    await expect(await canvas.findByRole('heading', { name: '/offers/libido' })).toBeVisible();
    await waitForTransition();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Alpha Potent' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Kategorije' })).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Alpha Potent' })).toBeVisible();
    await expectNoHorizontalScroll();
  },
});

export const BA = meta.story({
  globals: { country: 'BA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ljepota' })).toBeVisible();
    await expect((await canvas.findAllByText(/\d,\d\d KM/))[0]).toBeVisible();
  },
});

export const RS = meta.story({
  globals: { country: 'RS' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Lepota' })).toBeVisible();
    await expect(canvas.getByRole('option', { name: 'Cena: niža prvo' })).toBeInTheDocument();
    await expect((await canvas.findAllByText(/\d,\d\d RSD/))[0]).toBeVisible();
  },
});

export const HR = meta.story({
  globals: { country: 'HR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ljepota' })).toBeVisible();
    await expect((await canvas.findAllByText(/\d,\d\d €/))[0]).toBeVisible();
  },
});

export const ME = HR.extend({ globals: { country: 'ME' } });
