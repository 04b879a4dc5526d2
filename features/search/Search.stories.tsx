import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fixedTexts } from '#features/shared/country';
import { designs } from '#storybook/designs';
import { expectAbove, expectInWindow, hitAt } from '#storybook/geometry';
import { aboveOffer } from '#storybook/PageBeneath';
import { findPageHeading, holdAnswers, type PlayContext, waitForDialogToClose } from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { Search } from './Search';
import { inSearch, Page } from './search.plays';

const meta = preview.meta({
  title: 'Shell/Search',
  component: Search,
  render: Page,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    design: designs('search-open-390', 'search-open-1440'),
    shop: aboveOffer,
  },
});

export default meta;

/** The search button. The search is closed. */
export const Default = meta.story({
  play: async (context) => {
    const { button } = inSearch(context);
    await expect(button()).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(button()).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

Default.test('a character that is typed outside a field does nothing', async (context) => {
  const { button } = inSearch(context);
  await userEvent.keyboard('/');
  await expect(button()).toHaveAttribute('aria-expanded', 'false');
  await expect(screen.queryByRole('dialog')).toBeNull();
});

/** The open search before anything is typed. */
export const Open = meta.story({
  play: async (context) => {
    const { text, button, field, list, open } = inSearch(context);
    const search = await open();
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveAttribute('placeholder', text.placeholder);
    await expect(button()).toHaveAttribute('aria-expanded', 'true');
    await expect(list(search)).toBeNull();
    const groups = within(search.getByRole('list', { name: text.categories }));
    await expect(groups.getAllByRole('link')).toHaveLength(8);
    await expect(groups.getByRole('link', { name: 'Paketi' })).toHaveAttribute('href', '/bundles');
    const articles = within(search.getByRole('list', { name: text.articles }));
    await expect(articles.getAllByRole('link')).toHaveLength(3);
    await expect(search.getByRole('link', { name: text.quiz })).toHaveAttribute('href', '/quiz');
    await expect(search.getByRole('status')).toBeEmptyDOMElement();
    await expect(search.queryByRole('button', { name: text.clear })).toBeNull();
  },
});

/** Categories and articles whose names contain the query, beside the offers. */
export const Groups = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async (context) => {
    const { text, open, enter, expectResults } = inSearch(context);
    const search = await open();
    await enter('paket');
    await expectResults(search, bundleNames(context));
    const groups = within(search.getByRole('list', { name: text.categories }));
    await expect(groups.getByRole('link', { name: 'Paketi' })).toBeVisible();
  },
});

Groups.test('the sheet leaves the header uncovered', { tags: ['thorough'] }, async (context) => {
  const { button } = inSearch(context);
  const sheet = screen.getByRole('dialog');
  await expectAbove(button().closest('header'), sheet);
  await expect(hitAt(button())).not.toBe(sheet.previousElementSibling);
});

Open.test(
  'on a phone, the categories, the articles and the quiz are above the fold',
  { tags: ['thorough'], globals: { viewport: { value: 'phone' } } },
  async (context) => {
    const search = await inSearch(context).findOverlay();
    await waitFor(async () => {
      for (const link of search.getAllByRole('link')) await expectInWindow(link);
    });
  },
);

Open.test('spaces count as an empty query', async (context) => {
  const { enter, findOverlay, list } = inSearch(context);
  const search = await findOverlay();
  await enter('   ');
  await expect(list(search)).toBeNull();
  await expect(search.getByRole('status')).toBeEmptyDOMElement();
});

Open.test('the number of results is announced once', async (context) => {
  const { enter, findOverlay } = inSearch(context);
  // The region is there before its text: screen readers announce changes alone.
  const status = (await findOverlay()).getByRole('status');
  await enter('paket');
  await waitFor(() => expect(status).toHaveTextContent('4 proizvoda'));
  const regions = screen.getAllByRole('status', { hidden: true });
  await expect(regions.filter(({ textContent }) => textContent !== '')).toEqual([status]);
});

Open.test('traps the focus', async (context) => {
  const { field, findOverlay } = inSearch(context);
  const search = await findOverlay();
  await userEvent.tab();
  await expect(search.getByRole('button', { name: 'Zatvorite pretragu' })).toHaveFocus();
  search.getByRole('link', { name: 'Uradite kviz' }).focus();
  await userEvent.tab();
  await expect(field()).toHaveFocus();
});

Open.test(
  'closes when the page changes by other means',
  { tags: ['thorough'], globals: { shell: 'on' } },
  async (context) => {
    await inSearch(context).findOverlay();
    (await context.canvas.findByText('Početna')).click();
    await findPageHeading(context.canvas, 'Snaga ima korijen.');
    await waitForDialogToClose();
    await expect(inSearch(context).button()).toHaveAttribute('aria-expanded', 'false');
  },
);

/** No name contains the query: a way to the most popular offers, and to the quiz. */
export const NoMatch = meta.story({
  play: async (context) => {
    const { text, open, enter, expectStatus } = inSearch(context);
    const search = await open();
    await enter('aspirin');
    // To the letter in every country.
    await expectStatus(search, fixedTexts.searchNoMatch);
    await expect(search.queryByRole('list')).toBeNull();
    await expect(search.getByText(text.noneHint)).toBeVisible();
    await expect(search.getByRole('link', { name: text.quiz })).toHaveAttribute('href', '/quiz');
  },
});

NoMatch.test('Enter and arrow keys do nothing without results', async (context) => {
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect(inSearch(context).field()).toHaveFocus();
  await expect(context.canvas.getByText('Alpha Potent', { selector: 'h1' })).toBeInTheDocument();
});

NoMatch.test(
  'following the link closes the search',
  { tags: ['thorough'], globals: { shell: 'on' } },
  async (context) => {
    const search = await inSearch(context).findOverlay();
    await userEvent.click(search.getByRole('link', { name: 'Pogledajte najpopularnije' }));
    await findPageHeading(context.canvas, 'Najpopularniji');
    await waitForDialogToClose();
  },
);

/** A query while the offers load shows placeholders of results. */
export const Loading = meta.story({
  parameters: { shop: { ...aboveOffer, scenarios: ['offers.pending'] } },
  play: async (context) => {
    const { text, open, enter } = inSearch(context);
    const search = await open();
    await expect(search.queryByText(text.loading)).toBeNull();
    await enter('paket');
    await expect(await search.findByText(text.loading)).toBeInTheDocument();
    await expect(search.queryByText(text.none)).toBeNull();
  },
});

const bundles = ['paket-snaga', 'paket-muskarac', 'paket-ljepota', 'paket-lagano'] as const;

/** The names of the bundles, all of which contain 'paket'. */
function bundleNames(context: PlayContext) {
  const { offers } = inSearch(context);
  return bundles.map((slug) => offers[slug].Name);
}

let letOffersCome = async () => {};

Loading.test(
  'a query typed before the offers have loaded shows its results once they have',
  {
    parameters: { shop: { ...aboveOffer, scenarios: ['offers.slow'] } },
    beforeEach: () => {
      letOffersCome = holdAnswers();
    },
  },
  async (context) => {
    const { field, findOverlay, expectResults } = inSearch(context);
    await letOffersCome();
    await expectResults(await findOverlay(), bundleNames(context));
    await expect(field()).toHaveFocus();
  },
);

/** The offers failed to load: the same as an empty list, with a button to try again. */
export const Failed = meta.story({
  parameters: { shop: { ...aboveOffer, scenarios: ['offers.failsTwice'] } },
  play: async (context) => {
    const { text, open, enter, expectStatus } = inSearch(context);
    const search = await open();
    await enter('paket');
    await expect(await search.findByText(text.failedHint)).toBeVisible();
    await expectStatus(search, text.none);
  },
});

Failed.test('retrying shows the results and focuses the field', { tags: ['thorough'] }, async (context) => {
  const { field, findOverlay, expectResults } = inSearch(context);
  const search = await findOverlay();
  await userEvent.click(search.getByRole('button', { name: 'Pokušajte ponovo' }));
  await expectResults(search, bundleNames(context));
  await waitFor(() => expect(field()).toHaveFocus());
});

/** The shop has no offers: a button to try again. */
export const Empty = meta.story({
  parameters: { shop: { ...aboveOffer, scenarios: ['offers.empty'] } },
  play: async (context) => {
    const { text, open, enter, expectStatus } = inSearch(context);
    const search = await open();
    await enter('paket');
    await expectStatus(search, text.none);
    await expect(search.getByText(text.emptyHint)).toBeVisible();
    await expect(search.getByRole('button', { name: text.retry })).toBeVisible();
  },
});

/** A query without any match, at the smallest width: its words are longer than a line. */
export const NarrowNoMatch = meta.story({
  tags: ['thorough'],
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    const { text, open, enter, expectStatus } = inSearch(context);
    const search = await open();
    await enter('steron'.repeat(80));
    await expectStatus(search, text.none);
  },
});

/** A query that one name contains. */
export const OneMatch = meta.story({
  play: async (context) => {
    const { text, offers, money, open, field, list, enter, expectResults } = inSearch(context);
    const offer = offers['paket-ljepota'];
    const search = await open();
    await expect(field()).toHaveAttribute('placeholder', text.placeholder);
    // 'Ljepota', or 'Lepota' in Serbia.
    await enter(offer.Name.replace('Paket ', '').toLowerCase());
    await expectResults(search, [offer.Name]);
    await expect(list(search)).toHaveTextContent(money(offer.NewPrice));
    await expect(search.getByRole('link', { name: text.quiz })).toBeVisible();
  },
});

/** Bosnia and Herzegovina: a query that one name contains. */
export const BA = OneMatch.extend({ tags: ['thorough'], globals: { country: 'BA' } });

/** Serbia: a query that one name contains. */
export const RS = OneMatch.extend({ globals: { country: 'RS' } });

/** Croatia: a query that one name contains. */
export const HR = OneMatch.extend({ globals: { country: 'HR' } });

/** Montenegro: a query that one name contains. */
export const ME = OneMatch.extend({ globals: { country: 'ME' } });
