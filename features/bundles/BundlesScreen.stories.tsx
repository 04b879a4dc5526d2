import { expect, waitFor, within } from 'storybook/test';
import { fixedTexts } from '#features/shared/country';
import { offerMessages } from '#features/shared/offer';
import { pageMessages } from '#features/shared/page';
import { designs } from '#storybook/designs';
import { backToTop, type Canvas, type Globals, inCountry, mainOf } from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { BundlesScreen } from './BundlesScreen';
import { messages } from './messages';

const shop = { path: '/bundles' };

const meta = preview.meta({
  title: 'Screens/Bundles',
  component: BundlesScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', design: designs('bundles-390', 'bundles-1440'), shop },
});

export default meta;

/** Waits for the card of a bundle. */
async function bundle(canvas: Canvas, name: string) {
  const heading = await canvas.findByRole('heading', { level: 2, name });
  const card = heading.closest('article');
  if (!card) throw new Error(`${name} has no card.`);
  return within(card);
}

const firstBundle = (canvas: Canvas, globals: Globals) =>
  bundle(canvas, inCountry(messages, globals).offers['paket-snaga'].Name);

/** Matches the label of every rating and captures the score. */
const anyRating = (globals: Globals) =>
  new RegExp(`^${inCountry(offerMessages, globals).text.rating('(\\d,\\d)', '')}`);

/** The four bundles with their contents and prices. */
export const Default = meta.story({
  play: async ({ canvas, globals }) => {
    const { text, country, offers, money } = inCountry(messages, globals);
    const { Name, NewPrice, OldPrice } = offers['paket-muskarac'];
    await expect(canvas.getByRole('heading', { level: 1, name: text.heading })).toBeVisible();
    await expect(canvas.getByText(text.lead)).toBeVisible();
    const card = await bundle(canvas, Name);
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.queryByRole('heading', { level: 2, name: offers['alpha-potent'].Name })).toBeNull();

    const inside = card.getAllByRole('listitem');
    const parts = (['alpha-potent', 'prosta-vital', 'joint-ease'] as const).map((slug) => offers[slug]);
    await expect(inside).toHaveLength(parts.length);
    for (const [index, part] of parts.entries()) {
      await expect(inside[index]).toHaveTextContent(part.Name);
      await expect(inside[index]).toHaveTextContent(money(part.NewPrice));
    }
    const separately = parts.reduce((sum, part) => sum + part.NewPrice, 0);
    const { view, separately: compared, less } = offerMessages[country];
    await expect(card.getByText(compared(money(separately)))).toBeVisible();
    await expect(card.getByText(money(NewPrice))).toBeVisible();
    await expect(card.getByText(less(money(separately - NewPrice)))).toBeVisible();
    await expect(card.getByText(money(OldPrice))).toBeVisible();
    await expect(card.getByRole('link', { name: `${view} ${Name}` })).toBeVisible();
  },
});

Default.test('name and button lead to the bundle', async ({ canvas }) => {
  const card = await bundle(canvas, 'Paket Snaga');
  const links = card.getAllByRole('link');
  await expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/offers/paket-snaga',
    '/offers/paket-snaga',
  ]);
});

/** The figure is the exact rating; the stars are rounded up. */
export const RoundedUpStars = meta.story({
  play: async ({ canvas, globals }) => {
    await firstBundle(canvas, globals);
    const rating = anyRating(globals);
    const ratings = canvas.getAllByText(rating);
    await expect(ratings).toHaveLength(4);
    for (const label of ratings) {
      const score = Number(rating.exec(label.textContent ?? '')?.[1]?.replace(',', '.'));
      const filled = label.parentElement?.querySelector('svg svg')?.getAttribute('width');
      await expect(Number(filled)).toBe(Math.ceil(score) * 20);
    }
  },
});

/** A spinner while the list loads. */
export const Loading = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.pending'] } },
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    await expect(await mainOf(canvas).findByRole('status')).toHaveTextContent(text.loading);
    await expect(canvas.getByRole('heading', { level: 1, name: text.heading })).toBeVisible();
  },
});

/** The shop has no offers: a note and a button to try again. */
export const NoOffers = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.empty'] } },
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(pageMessages, globals);
    await expect(await canvas.findByRole('heading', { name: text.noOffers })).toBeVisible();
    await expect(canvas.getByRole('button', { name: text.retry })).toBeVisible();
  },
});

NoOffers.test(
  'a retry that fails says so',
  { tags: ['thorough'], parameters: { shop: { ...shop, scenarios: ['offers.empty', 'offers.failsLater'] } } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pokušajte ponovo' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Došlo je do greške!');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    backToTop();
  },
);

/** The shop has offers, but no bundles: a link to the most popular offers. */
export const Empty = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.noBundles'] } },
  play: async ({ canvas, globals }) => {
    const { text, country } = inCountry(messages, globals);
    await expect(await canvas.findByRole('heading', { name: text.empty })).toBeVisible();
    await expect(canvas.getByRole('link', { name: pageMessages[country].toShop })).toHaveAttribute(
      'href',
      '/most-popular',
    );
  },
});

/** The list failed to load: a message and a button to try again. */
export const Failed = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.fails'] } },
  play: async ({ canvas, globals }) => {
    // The same message in every country (Specification/Protocol).
    await expect(await canvas.findByRole('alert')).toHaveTextContent(fixedTexts.offersFailed);
    const { text } = inCountry(pageMessages, globals);
    await expect(canvas.getByRole('button', { name: text.retry })).toBeVisible();
  },
});

/** The bundles that a retry has loaded, in place of the failure. */
export const FailedThenRetried = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.failsTwice'] } },
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(pageMessages, globals);
    const retry = await canvas.findByRole('button', { name: text.retry });
    retry.focus();
    retry.click();
    await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByRole('alert')).toBeVisible();
    await firstBundle(canvas, globals);
    await expect(canvas.queryByRole('alert')).toBeNull();
    backToTop();
  },
});

/** A bundle without ratings shows no stars, score or count. */
export const Unrated = meta.story({
  parameters: { shop: { ...shop, scenarios: ['reviews.empty'] } },
  play: async ({ canvas, globals }) => {
    await firstBundle(canvas, globals);
    await expect(canvas.queryByText(anyRating(globals))).toBeNull();
    const { text } = inCountry(offerMessages, globals);
    await expect(canvas.queryByText(text.reviews(0))).toBeNull();
  },
});

/** Bundles whose contents the backend does not list have no heading for them. */
export const WithoutContents = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.emptyBundles'] } },
  play: async ({ canvas, globals }) => {
    const card = await firstBundle(canvas, globals);
    await expect(card.queryByRole('heading', { level: 3 })).toBeNull();
    await expect(card.queryByRole('list')).toBeNull();
  },
});

/** Names of 40 letters and prices of five digits. */
export const LargeNumbers = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.large'] } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('heading', { name: /^Kompletan zimski paket/ });
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
