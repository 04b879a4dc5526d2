import { expect, spyOn, waitFor, within } from 'storybook/test';
import { brand, fixedTexts } from '#features/shared/country';
import { herbariumMessages } from '#features/shared/herbarium';
import { offerMessages } from '#features/shared/offer';
import { pageMessages } from '#features/shared/page';
import { type OfferSlug, type OfferText, offerSlugs } from '#mocks/fixtures';
import { createMockBackend } from '#mocks/mockBackend';
import { designs } from '#storybook/designs';
import { backToTop, type Canvas, findPageHeading, inCountry, mainOf } from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { ListingScreen } from './ListingScreen';
import { messages } from './messages';

const mostPopular = { path: '/most-popular', route: '/most-popular' };
const shop = (group: string) => ({ path: `/shop/${group}`, route: '/shop/:group' });

const meta = preview.meta({
  title: 'Screens/Listing',
  component: ListingScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', design: designs('listing-390', 'listing-1440'), shop: mostPopular },
});

export default meta;

/** Names of the listed offers, the featured bundle among them. */
const names = (canvas: Canvas) =>
  canvas
    .getAllByRole('article')
    .map((card: HTMLElement) => within(card).getByRole('heading', { level: 2 }).textContent);

/** The offers as they are listed: the featured bundle follows the sixth. */
const others = offerSlugs.filter((slug) => slug !== 'paket-snaga');
const listedSlugs = [...others.slice(0, 6), 'paket-snaga', ...others.slice(6)] as const;

const byPrice = (offers: Record<OfferSlug, OfferText>) =>
  offerSlugs
    .map((slug) => offers[slug])
    .toSorted((a, b) => a.NewPrice - b.NewPrice)
    .map(({ Name }) => Name);

/** Waits for view transitions, which the next story would interrupt. */
const waitForTransition = () => waitFor(() => expect(document.activeViewTransition ?? null).toBeNull());

/** All offers, the most popular first. */
export const Default = meta.story({
  play: async ({ canvas, globals }) => {
    const { text, country, offers, money } = inCountry(messages, globals);
    const { Name, NewPrice } = offers['alpha-potent'];
    const page = within(canvas.getByRole('main'));
    await expect(await page.findByRole('link', { name: Name })).toBeVisible();
    await expect(page.getAllByText(money(NewPrice))[0]).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: text.mostPopular })).toBeVisible();
    await expect(page.getByRole('status')).toHaveTextContent(text.count(offerSlugs.length));
    await expect(page.getAllByRole('article')).toHaveLength(listedSlugs.length);
    await expect(page.getByRole('link', { name: text.all })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('link', { name: offerMessages[country].groups.beauty })).toBeVisible();
    await expect(page.getByRole('combobox', { name: text.sort })).toHaveDisplayValue(text.unsorted);
  },
});

Default.test('the order is that of the backend, and no offer shows twice', async ({ canvas, globals }) => {
  const { offers } = inCountry(messages, globals);
  await expect(names(canvas)).toEqual(listedSlugs.map((slug) => offers[slug].Name));
});

Default.test(
  'every item has a picture, name, rating, price and link; that of a bundle opens the bundle',
  { globals: { shell: 'on' } },
  async ({ canvas, userEvent }) => {
    for (const article of canvas.getAllByRole('article')) {
      const item = within(article);
      const name = item.getByRole('heading', { level: 2 }).textContent;
      await expect(article.querySelector('img')).toBeVisible();
      await expect(item.getByText(/^Ocjena \d,\d od 5, [\d.]+ recenzij[aeu]$/)).toBeInTheDocument();
      await expect(item.getByText(/^\(\d+(\.\d{3})*\)$/)).toBeVisible();
      await expect(article).toHaveTextContent(/\d,\d\d\sKM/);
      await expect(item.getByRole('link', { name: `Pogledajte ${name}` })).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('link', { name: 'Pogledajte Paket Snaga' }));
    await findPageHeading(canvas, 'Paket Snaga');
  },
);

Default.test(
  'the link of a product opens the product',
  { tags: ['thorough'], globals: { shell: 'on' } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Pogledajte Libido' }));
    await findPageHeading(canvas, 'Libido');
  },
);

Default.test(
  'the focus of the keyboard shows the second picture',
  { tags: ['thorough'] },
  async ({ canvas, userEvent }) => {
    const [card] = canvas.getAllByRole('article');
    const second = card?.querySelectorAll('img')[1];
    await expect(second).not.toBeVisible();
    card?.querySelector('a')?.focus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await waitFor(() => expect(second).toBeVisible());
    await expect(second?.currentSrc).toMatch(/-macro/);
  },
);

/** Skeletons of the cards while the list loads. */
export const Loading = meta.story({
  parameters: { shop: { ...mostPopular, scenarios: ['offers.pending'] } },
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    await expect(await canvas.findByText(text.loading)).toBeInTheDocument();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
});

/** The shop has no offers: a note and a button to try again. */
export const Empty = meta.story({
  parameters: { shop: { ...mostPopular, scenarios: ['offers.empty'] } },
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(pageMessages, globals);
    await expect(await canvas.findByRole('heading', { name: text.noOffers })).toBeVisible();
    await expect(canvas.getByRole('button', { name: text.retry })).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
});

Empty.test('a retry that finds offers moves the focus to the heading', async ({ canvas, userEvent }) => {
  const backend = createMockBackend({ imageBase: document.baseURI });
  spyOn(globalThis, 'fetch').mockImplementationOnce((...request) => backend(new Request(...request)));
  await userEvent.click(canvas.getByRole('button', { name: 'Pokušajte ponovo' }));
  await expect(await canvas.findByRole('link', { name: 'Alpha Potent' })).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  backToTop();
});

Empty.test(
  'a retry that fails says so',
  { parameters: { shop: { ...mostPopular, scenarios: ['offers.empty', 'offers.failsLater'] } } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pokušajte ponovo' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Došlo je do greške!');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    backToTop();
  },
);

/** A category without offers: a link to the most popular. */
export const EmptyCategory = meta.story({
  parameters: { shop: { ...shop('digestion'), scenarios: ['offers.onlyBundles'] } },
  play: async ({ canvas, globals }) => {
    const { text, country } = inCountry(messages, globals);
    await expect(await canvas.findByRole('heading', { name: text.empty })).toBeVisible();
    const link = canvas.getByRole('link', { name: pageMessages[country].toShop });
    await expect(link).toHaveAttribute('href', '/most-popular');
  },
});

/** The list failed to load: a message and a button to try again. */
export const Failed = meta.story({
  parameters: { shop: { ...mostPopular, scenarios: ['offers.fails'] } },
  play: async ({ canvas, globals }) => {
    // The same message in every country (Specification/Protocol).
    await expect(await canvas.findByRole('alert')).toHaveTextContent(fixedTexts.offersFailed);
    const { text } = inCountry(pageMessages, globals);
    await expect(canvas.getByRole('button', { name: text.retry })).toBeVisible();
  },
});

/** The list that a retry has loaded, in place of the failure. */
export const FailedThenRetried = meta.story({
  parameters: { shop: { ...mostPopular, scenarios: ['offers.failsTwice'] } },
  play: async ({ canvas, globals }) => {
    const { country, offers } = inCountry(messages, globals);
    const retry = await canvas.findByRole('button', { name: pageMessages[country].retry });
    retry.focus();
    retry.click();
    await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: offers['alpha-potent'].Name })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    backToTop();
  },
});

/** The first offer is out of stock: its card says so in place of the reduction. */
export const OutOfStock = meta.story({
  parameters: { shop: { ...mostPopular, scenarios: ['offers.firstOutOfStock'] } },
  play: async ({ canvas, globals }) => {
    const { country, offers } = inCountry(messages, globals);
    const card = (await canvas.findByRole('link', { name: offers['alpha-potent'].Name })).closest('article');
    await expect(card).toHaveTextContent(offerMessages[country].outOfStockBadge);
    await expect(canvas.getAllByText(offerMessages[country].outOfStockBadge)).toHaveLength(1);
  },
});

/** Offers without a rating show only the fixed base of their count, those without a base nothing. */
export const Unrated = meta.story({
  parameters: { shop: { ...mostPopular, scenarios: ['reviews.empty'] } },
  play: async ({ canvas, globals }) => {
    const { country, offers } = inCountry(messages, globals);
    const { reviews, rating } = offerMessages[country];
    const cardOf = async (slug: OfferSlug) =>
      (await canvas.findByRole('link', { name: offers[slug].Name })).closest('article');
    await expect(await cardOf('alpha-potent')).toHaveTextContent(reviews(3467));
    await expect(await cardOf('joint-ease')).not.toHaveTextContent(/recenzij/);
    await expect(canvas.queryByText(rating('0,0', ''), { exact: false })).toBeNull();
  },
});

/** No category has this address: a message and links to other pages. */
export const NotFound = meta.story({
  parameters: { shop: shop('pets') },
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(herbariumMessages, globals);
    await expect(await canvas.findByRole('heading', { name: text.notFound })).toBeVisible();
    await expect(mainOf(canvas).getByRole('link', { name: text.bundles })).toBeVisible();
  },
});

/** One offer of the list is malformed: only that one is left out. */
export const OneMalformedOffer = meta.story({
  parameters: {
    shop: { ...mostPopular, scenarios: ['offers.oneMalformed'] },
    consoleErrors: ['Offer left out, malformed'],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(listedSlugs.length - 1));
  },
});

/** The offers of one category. */
export const Category = meta.story({
  parameters: { shop: shop('potency') },
  play: async ({ canvas, globals }) => {
    const { country, offers } = inCountry(messages, globals);
    await findPageHeading(canvas, offerMessages[country].groups.potency);
    await expect(await canvas.findByRole('link', { name: offers.libido.Name })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: offers['prosta-vital'].Name })).toBeNull();
  },
});

Category.test('a link leads to another category', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Prostata' }));
  await findPageHeading(canvas, 'Prostata');
  await expect(await canvas.findByRole('link', { name: 'Prosta Vital' })).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'Libido' })).toBeNull();
  await waitFor(() => expect(document.title).toBe(`Prostata | ${brand.name}`));
  await waitForTransition();
});

/** The cheapest offers first. The first bundle is not featured in a sorted list. */
export const SortedByPrice = meta.story({
  play: async ({ canvas, globals, userEvent }) => {
    const { text, offers } = inCountry(messages, globals);
    await canvas.findByRole('link', { name: offers['alpha-potent'].Name });
    const select = canvas.getByRole('combobox', { name: text.sort });
    await userEvent.selectOptions(select, text.sorts['price-asc']);
    await waitFor(() => expect(names(canvas)).toEqual(byPrice(offers)));
    await expect(select).toHaveFocus();
    await waitForTransition();
  },
});

SortedByPrice.test(
  'the most expensive can be first, and the order of popularity can be restored',
  async ({ canvas, globals, userEvent }) => {
    const { offers } = inCountry(messages, globals);
    const select = canvas.getByRole('combobox', { name: 'Poredaj proizvode' });
    await userEvent.selectOptions(select, 'Cijena: od više ka nižoj');
    await waitFor(() => expect(names(canvas)[0]).toBe('Paket 50+'));
    const prices = Object.fromEntries(Object.values(offers).map(({ Name, NewPrice }) => [Name, NewPrice]));
    const shown: number[] = names(canvas).map((name: string) => prices[name]);
    await expect(shown).toEqual(shown.toSorted((a, b) => b - a));

    await userEvent.selectOptions(select, 'Najpopularnije');
    await waitFor(() =>
      expect(names(canvas).slice(0, 4)).toEqual(['Alpha Potent', 'Libido', 'Prosta Vital', 'Joint Ease']),
    );
    await waitForTransition();
  },
);

/** Sorted by the alphabet of the country, even if the browser does not support its language. */
export const SortedByName = meta.story({
  parameters: { shop: { ...mostPopular, path: '/most-popular?sort=name', scenarios: ['offers.alphabet'] } },
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    await canvas.findByRole('link', { name: 'Aloja' });
    await expect(canvas.getByRole('combobox', { name: text.sort })).toHaveDisplayValue(text.sorts.name);
    await expect(names(canvas)).toEqual([
      ...['Aloja', 'Cink', 'Čaj', 'Ćilibar', 'Dren'],
      ...['Đumbir', 'Sena', 'Šipak', 'Zob', 'Žalfija'],
    ]);
  },
});

/** A sorted category, the most expensive offer first. Links to other categories keep the order. */
export const SortedCategory = meta.story({
  parameters: { shop: { path: '/shop/potency?sort=price-desc', route: '/shop/:group' } },
  play: async ({ canvas, globals }) => {
    const { text, offers } = inCountry(messages, globals);
    await canvas.findByRole('link', { name: offers.libido.Name });
    await expect(names(canvas)[0]).toBe(offers['paket-snaga'].Name);
    await expect(canvas.getByRole('combobox', { name: text.sort })).toHaveDisplayValue(
      text.sorts['price-desc'],
    );
    await expect(canvas.getByRole('link', { name: text.all })).toHaveAttribute(
      'href',
      '/most-popular?sort=price-desc',
    );
  },
});

SortedCategory.test('another category is in the same order', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Prostata' }));
  await expect(await canvas.findByRole('link', { name: 'Prosta Vital' })).toBeVisible();
  await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Cijena: od više ka nižoj');
  await waitForTransition();
});

/** An unknown sort order in the address is ignored. */
export const UnknownSort = meta.story({
  parameters: { shop: { ...mostPopular, path: '/most-popular?sort=rating' } },
  play: async ({ canvas, globals }) => {
    const { text, offers } = inCountry(messages, globals);
    const { Name } = offers['alpha-potent'];
    await canvas.findByRole('link', { name: Name });
    await expect(canvas.getByRole('combobox', { name: text.sort })).toHaveDisplayValue(text.unsorted);
    await expect(names(canvas)[0]).toBe(Name);
  },
});

/** Names of 40 letters and prices of five digits. */
export const LargeNumbers = meta.story({
  parameters: { shop: { ...mostPopular, scenarios: ['offers.large'] } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: /^Kompletan zimski paket/ });
  },
});

/** The page in Bosnia and Herzegovina. */
export const BA = Default.extend({ tags: ['thorough'], globals: { country: 'BA' } });

/** The page in Serbia. */
export const RS = Default.extend({ globals: { country: 'RS' } });

/** The page in Croatia, where a reduction states the lowest price of the last 30 days. */
export const HR = Default.extend({ globals: { country: 'HR' } });

/** The page in Montenegro. */
export const ME = Default.extend({ globals: { country: 'ME' } });
