import type { ReactNode } from 'react';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import { slugSchema, useOffer, useOffers } from '#features/shared/api';
import { brand, fixedTexts } from '#features/shared/country';
import { herbariumMessages } from '#features/shared/herbarium';
import { offerMessages } from '#features/shared/offer';
import { pageMessages } from '#features/shared/page';
import { catalogue } from '#mocks/fixtures';
import { MARKUP } from '#mocks/scenarios';
import { designs } from '#storybook/designs';
import { backToTop, findPageHeading, inCountry, mainOf } from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { messages } from './messages';
import { OfferScreen } from './OfferScreen';
import { alpha, findReviews, offer, reviewItems, reviewTitles } from './offer.plays';

const meta = preview.meta({
  title: 'Screens/Offer',
  component: OfferScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', design: designs('offer-390', 'offer-1440'), shop: alpha },
});

export default meta;

/** A product with a reduced price, three pictures, food information and reviews. */
export const Default = meta.story({
  play: async ({ canvas, globals }) => {
    const { text, country, offers, money } = inCountry(messages, globals);
    const { Name, Heading, SubHeading, NewPrice, OldPrice, Stock } = offers['alpha-potent'];
    await findPageHeading(canvas, Name);
    await waitFor(() => expect(document.title).toBe(`${Name} | ${brand.name}`));
    await expect(canvas.getByRole('link', { name: pageMessages[country].home })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: offerMessages[country].groups.potency })).toHaveAttribute(
      'href',
      '/shop/potency',
    );
    await expect(canvas.getByText(Heading)).toBeVisible();
    await expect(await canvas.findByText(SubHeading)).toBeVisible();
    await expect(canvas.getAllByText(money(NewPrice))[0]).toBeVisible();
    await expect(canvas.getAllByText(money(OldPrice), { selector: 's *' })[0]).toBeVisible();
    const savings = offerMessages[country].savings(money(OldPrice - NewPrice));
    await expect(canvas.getByText(savings)).toBeVisible();
    await expect(canvas.getByText(text.stock(Stock))).toBeVisible();
    for (const promise of Object.values(text.promises)) {
      await expect(canvas.getByText(promise)).toBeVisible();
    }
    await findReviews(canvas, globals);
  },
});

Default.test(
  'the badge shows the discount; the tabs show description, advantages and usage',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('−53%')).toBeVisible();
    await expect(canvas.getByRole('tabpanel', { name: 'Opis' })).toHaveTextContent(
      /^Alpha Potent je dodatak/,
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Prednosti' }));
    const advantages = within(canvas.getByRole('tabpanel', { name: 'Prednosti' }));
    await expect(advantages.getAllByRole('listitem')).toHaveLength(2);
    await expect(advantages.getByText('Bez dodatog šećera, glutena i laktoze')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel', { name: fixedTexts.howToUse })).toHaveTextContent(
      /^Uzmite dvije kapsule dnevno/,
    );
  },
);

Default.test('the accordion shows benefits, ingredients and the guarantee', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Informacije o proizvodu' }));
  await expect(canvas.getByRole('region', { name: 'Informacije o proizvodu' })).toHaveTextContent(
    'Cink doprinosi normalnoj plodnosti i reprodukciji.',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Sastav i upozorenja' }));
  await expect(canvas.getByRole('img', { name: 'Sastojci proizvoda Alpha Potent' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Garancija od 90 dana' }));
  const terms = canvas.getByRole('region', { name: 'Garancija od 90 dana' });
  for (const fact of ['90 dana od dana dostave', '20%', '9:00 do 18:00', '5 do 10 radnih dana', '7 dana']) {
    await expect(terms).toHaveTextContent(fact);
  }
});

/** Skeletons while the offer loads, and with it the list, which would show it too. */
export const Loading = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['offer.pending', 'offers.pending'] } },
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    await expect(await canvas.findByText(text.loading)).toBeInTheDocument();
    await expect(mainOf(canvas).queryByRole('heading')).toBeNull();
  },
});

/** The offer failed to load, and so did the list, which would show it too: a message and a button to try again. */
export const Failed = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['offer.fails', 'offers.fails'] } },
  play: async ({ canvas, globals }) => {
    const { text, country } = inCountry(messages, globals);
    const { loadFailedHint, retry } = pageMessages[country];
    await findPageHeading(canvas, text.failed);
    await expect(canvas.getByText(loadFailedHint, { exact: false })).toBeVisible();
    await expect(canvas.getByRole('button', { name: retry })).toBeVisible();
  },
});

Failed.test('the retry button stays during the retry', { tags: ['thorough'] }, async ({ canvas }) => {
  const retry = canvas.getByRole('button', { name: 'Pokušajte ponovo' });
  await userEvent.click(retry);
  await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
  await expect(retry).toHaveFocus();
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
  await expect(retry).toBeVisible();
});

/** The offer that a retry has loaded, in place of the failure. */
export const FailedThenRetried = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['offer.failsTwice', 'offers.failsTwice'] } },
  play: async ({ canvas, globals, userEvent }) => {
    const { country, offers } = inCountry(messages, globals);
    await userEvent.click(await canvas.findByRole('button', { name: pageMessages[country].retry }));
    await findPageHeading(canvas, offers['alpha-potent'].Name);
    backToTop();
  },
});

/** No offer has this address: a message and links to other pages. */
export const NotFound = meta.story({
  parameters: { shop: offer('nema-me') },
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(herbariumMessages, globals);
    await findPageHeading(canvas, text.notFound);
    await expect(mainOf(canvas).getByRole('link', { name: text.bundles })).toBeVisible();
  },
});

/** An invented address with special characters is not found either. */
export const NoSuchAddress = NotFound.extend({
  parameters: { shop: offer(encodeURIComponent(`../${'ž'.repeat(300)}<b>&?#`)) },
});

/** Renders its children once the request of the list of offers has succeeded or failed. */
function AfterList({ children }: { children: ReactNode }) {
  const { data, isError } = useOffers();
  return data || isError ? children : null;
}

const render = () => (
  <AfterList>
    <OfferScreen />
  </AfterList>
);

NotFound.test(
  'is not requested again when the network is back',
  { tags: ['thorough'], render, parameters: { shop: { ...offer('nema-me'), scenarios: ['offers.fails'] } } },
  async ({ canvas }) => {
    const fetches = spyOn(globalThis, 'fetch');
    const bodies = () => fetches.mock.calls.map(([, init]) => String(init?.body));
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
    // The list, which failed, is requested again.
    await waitFor(() => expect(bodies()).toContainEqual(expect.stringContaining('offers.f.getAll')));
    await expect(bodies()).not.toContainEqual(expect.stringContaining('offers.f.getSlog'));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ove stranice nema' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
);

/** The offer from the list shows until its own request is answered. */
export const LoadedFromList = meta.story({
  render,
  parameters: { shop: { ...alpha, scenarios: ['offer.pending'] } },
  play: async ({ canvas, globals }) => {
    await findPageHeading(canvas, inCountry(messages, globals).offers['alpha-potent'].Name);
    await findReviews(canvas, globals);
  },
});

const slug = v.parse(slugSchema, 'alpha-potent');

/** Has an attribute that tells whether the request of the offer has failed, which the screen does not show. */
function WatchedScreen() {
  const { isError } = useOffer(slug);
  return (
    <div data-request={isError ? 'failed' : undefined}>
      <OfferScreen />
    </div>
  );
}

/** The offer from the list stays when its own request fails. */
export const RefreshFailed = meta.story({
  render: () => (
    <AfterList>
      <WatchedScreen />
    </AfterList>
  ),
  parameters: { shop: { ...alpha, scenarios: ['offer.fails'] } },
  play: async ({ canvas, canvasElement, globals }) => {
    const { Name } = inCountry(messages, globals).offers['alpha-potent'];
    await findPageHeading(canvas, Name);
    await waitFor(() => expect(canvasElement.querySelector('[data-request="failed"]')).not.toBeNull());
    await expect(canvas.getByRole('heading', { level: 1, name: Name })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** The list still has the offer, but the backend answers that it is no longer sold. */
export const NoLongerSold = meta.story({
  render,
  parameters: { shop: { ...alpha, scenarios: ['offer.notFound'] } },
  play: async ({ canvas, globals }) => {
    await findPageHeading(canvas, inCountry(herbariumMessages, globals).text.notFound);
  },
});

/** The backend sends only an offer's required fields: parts without data are left out. */
export const RequiredFieldsOnly = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['offer.bare', 'offers.empty', 'reviews.empty'] } },
  play: async ({ canvas, globals }) => {
    const { text, country, offers, money } = inCountry(messages, globals);
    const { Name, NewPrice, OldPrice, Stock, LowestPrice30 = NewPrice } = offers['alpha-potent'];
    const { savings, lowestPrice, outOfStock } = offerMessages[country];
    await findPageHeading(canvas, Name);
    await expect(canvas.getByRole('img', { name: Name })).toBeVisible();
    await expect(canvas.getAllByText(money(NewPrice))[0]).toBeVisible();
    await expect(canvas.queryByText(savings(money(OldPrice - NewPrice)))).toBeNull();
    await expect(canvas.queryByText(lowestPrice(money(LowestPrice30)))).toBeNull();
    await expect(canvas.queryByText(text.stock(Stock))).toBeNull();
    await expect(canvas.queryByText(outOfStock)).toBeNull();
    await expect(canvas.getByRole('button', { name: text.addToCart })).not.toHaveAttribute('aria-disabled');
    await expect(canvas.queryByText(/%$/)).toBeNull();
    await expect(canvas.queryByText(text.toReviews, { exact: false })).toBeNull();
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.getByRole('button', { name: text.guarantee })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: text.ingredients })).toBeNull();
    await expect(canvas.queryByText(messages[country].facts.heading)).toBeNull();
  },
});

/** Nobody has rated the offer yet: only the fixed base of its count shows. */
export const Unrated = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['reviews.empty'] } },
  play: async ({ canvas, globals }) => {
    const { text, country, offers } = inCountry(messages, globals);
    await findPageHeading(canvas, offers['alpha-potent'].Name);
    await expect(canvas.getByText(offerMessages[country].reviews(3467))).toBeVisible();
    await expect(canvas.queryByText(text.toReviews, { exact: false })).toBeNull();
    await expect(await canvas.findByText(text.noReviews)).toBeInTheDocument();
  },
});

/** A bundle without contents, with a stock of a large fraction and a rating without a count. */
export const OddNumbers = meta.story({
  parameters: { shop: { ...offer('paket-snaga'), scenarios: ['offer.oddNumbers'] } },
  play: async ({ canvas, globals }) => {
    const { text, country, offers } = inCountry(messages, globals);
    await findPageHeading(canvas, offers['paket-snaga'].Name);
    await expect(await canvas.findByText(text.stock(1200))).toHaveTextContent('1.200');
    await expect(canvas.queryByRole('heading', { name: text.inside })).toBeNull();
    const { ratingAlone, reviews } = offerMessages[country];
    // At the top, and above the reviews.
    const score = new RegExp(`^${ratingAlone('\\d,\\d')}$`);
    await waitFor(() => expect(canvas.getAllByText(score)).toHaveLength(2));
    await expect(canvas.queryByText(reviews(0))).toBeNull();
  },
});

/** Markup in texts of the company and of customers shows as text and never runs. */
export const MarkupAsText = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['markup'] } },
  play: async ({ canvas, globals }) => {
    await findPageHeading(canvas, MARKUP);
    await waitFor(() => expect(reviewTitles(canvas, globals)[0]).toBe(MARKUP));
    await expect(reviewItems(canvas, globals)[0]).toHaveTextContent(`${MARKUP} `);
    await expect(document.querySelector('img[src="x"]')).toBeNull();
    await expect(window).not.toHaveProperty('__xss');
  },
});

/** A name of 40 letters and prices of five digits. */
export const LargeNumbers = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['offers.large'] } },
  play: async ({ canvas }) => {
    await findPageHeading(canvas, /^Kompletan zimski paket/);
  },
});

/** Words too long for a line break on the narrowest screen. */
export const LongWords = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: { shop: { ...alpha, scenarios: ['offer.longWords'] } },
  play: async ({ canvas, globals }) => {
    await findPageHeading(canvas, /^Neprotivrječno/);
    await expect(canvas.getByText(inCountry(messages, globals).text.pieces(12))).toBeVisible();
  },
});

/** The cart holds another product with the same vitamin: beside the dose stands what both have in a day. */
export const SameSubstanceInCart = meta.story({
  tags: ['scrolled'],
  parameters: { shop: { ...offer('beauty-fem'), cart: [{ ID: catalogue['joint-ease'].ID, quantity: 1 }] } },
  play: async ({ canvas, globals }) => {
    const { text, country, offers } = inCountry(messages, globals);
    const { withCart, perDay, share } = offerMessages[country].intake;
    const dose = within(await canvas.findByRole('region', { name: text.facts.dose }));
    const sum = `${withCart([offers['joint-ease'].Name])} ${perDay('Vitamin C', '160 mg')}, ${share(200)}.`;
    const line = await dose.findByText(sum);
    line.scrollIntoView({ block: 'center' });
    await expect(line).toBeVisible();
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
