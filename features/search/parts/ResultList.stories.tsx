import { expect, userEvent, waitFor, within } from 'storybook/test';
import { boxOf } from '#storybook/geometry';
import { aboveOffer } from '#storybook/PageBeneath';
import { findPageHeading, waitForDialogToClose } from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { Search } from '../Search';
import { inSearch, markedTexts, Page } from '../search.plays';

const meta = preview.meta({
  title: 'Shell/Search/Result list',
  component: Search,
  render: Page,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: aboveOffer },
});

export default meta;

/** Names that contain the query. It is marked in each, anywhere in the name. */
export const Default = meta.story({
  play: async (context) => {
    const { text, offers, money, open, expectResults, expectStatus } = inSearch(context);
    const search = await open();
    await userEvent.keyboard('pa');
    const bundles = (['paket-snaga', 'paket-muskarac', 'paket-ljepota', 'paket-lagano'] as const).map(
      (slug) => offers[slug],
    );
    const names = bundles.map(({ Name }) => Name);
    await expectResults(search, names);
    await expect(markedTexts()).toEqual(names.map(() => 'Pa'));
    await expectStatus(search, text.count(4));
    const [first] = search.getAllByRole('listitem');
    await expect(first).toHaveTextContent(money(offers['paket-snaga'].NewPrice));
    await expect(within(first ?? document.body).getByRole('link')).toHaveAttribute(
      'href',
      '/offers/paket-snaga',
    );
  },
});

Default.test('shows the results of the last query', { tags: ['thorough'] }, async (context) => {
  const { enter, findOverlay, expectResults, expectStatus } = inSearch(context);
  const search = await findOverlay();
  await enter('l');
  await enter('li');
  await userEvent.keyboard('bid{Backspace}');
  await expectResults(search, ['Libido']);
  await expectStatus(search, '1 proizvod');
  await expect(markedTexts()).toEqual(['Libi']);
});

Default.test('clearing the field removes the results and keeps the focus', async (context) => {
  const { field, findOverlay, list } = inSearch(context);
  const search = await findOverlay();
  await userEvent.click(search.getByRole('button', { name: 'Obrišite' }));
  await expect(field()).toHaveValue('');
  await expect(field()).toHaveFocus();
  await waitFor(() => expect(list(search)).toBeNull());
});

Default.test(
  'on a phone, where results are rows, the down arrow moves the focus by one',
  { tags: ['thorough'], globals: { viewport: { value: 'phone' } } },
  async (context) => {
    const { findOverlay, resultLinks } = inSearch(context);
    const search = await findOverlay();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(resultLinks(search)[1]).toHaveFocus();
  },
);

Default.test(
  'following a result closes the search, which is empty when reopened',
  { tags: ['thorough'], globals: { shell: 'on' } },
  async (context) => {
    const { field, findOverlay, open } = inSearch(context);
    const search = await findOverlay();
    await userEvent.click(search.getByRole('link', { name: 'Paket Ljepota' }));
    await findPageHeading(context.canvas, 'Paket Ljepota');
    await waitForDialogToClose();
    await open();
    await expect(field()).toHaveValue('');
  },
);

/** The focus is on the second result: arrow keys move it between the field and the results, along rows and columns. */
export const Keyboard = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async (context) => {
    const { text, field, open, enter, expectStatus, resultLinks } = inSearch(context);
    const search = await open();
    await enter('a');
    await expectStatus(search, text.count(10));
    const links = resultLinks(search);
    const tops = links.map((link) => boxOf(link.closest('li')).top);
    const columns = tops.lastIndexOf(tops[0] ?? 0) + 1;
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}{ArrowRight}');
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(links[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(links[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(links[1 + columns]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await expect(links[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(links[1]).toHaveFocus();
  },
});

Keyboard.test(
  'Enter on a result opens the offer',
  { tags: ['thorough'], globals: { shell: 'on' } },
  async ({ canvas }) => {
    await userEvent.keyboard('{Enter}');
    await findPageHeading(canvas, 'Prosta Vital');
    await waitForDialogToClose();
  },
);

Keyboard.test('typing on a result continues in the field', { tags: ['thorough'] }, async (context) => {
  const { field, findOverlay, expectResults } = inSearch(context);
  const search = await findOverlay();
  await userEvent.keyboard('l');
  await expect(field()).toHaveFocus();
  await expect(field()).toHaveValue('al');
  await expectResults(search, ['Alpha Potent', 'Prosta Vital', 'Digest Balance']);
});

Keyboard.test(
  'Enter in the field opens the first match of the current text',
  { tags: ['thorough'], globals: { shell: 'on' } },
  async (context) => {
    await inSearch(context).enter('joint');
    await userEvent.keyboard('{Enter}');
    await findPageHeading(context.canvas, 'Joint Ease');
    await waitForDialogToClose();
  },
);

Keyboard.test('Escape closes the search and returns the focus', { tags: ['thorough'] }, async (context) => {
  await userEvent.keyboard('{Escape}');
  await waitForDialogToClose();
  await expect(inSearch(context).button()).toHaveFocus();
  await findPageHeading(context.canvas, 'Alpha Potent');
});

/** A query without diacritics finds a name with them, whose letters are marked whole. */
export const WithoutDiacritics = meta.story({
  parameters: { shop: { ...aboveOffer, scenarios: ['offers.diacritics'] } },
  play: async (context) => {
    const { open, enter, expectResults } = inSearch(context);
    const search = await open();
    await enter('secer');
    await expectResults(search, ['Šećer i ravnoteža']);
    await expect(markedTexts()).toEqual(['Šećer']);
  },
});

WithoutDiacritics.test(
  'with and without diacritics, in either case',
  { tags: ['thorough'] },
  async (context) => {
    const { findOverlay, enter, expectResults } = inSearch(context);
    const search = await findOverlay();
    await enter('ZUC I');
    await expectResults(search, ['Žuč i jetra']);
    await enter('mladi');
    await expectResults(search, ['Mlađi dan']);
    await expect(markedTexts()).toEqual(['Mlađi']);
    await enter('ž');
    await expectResults(search, ['Šećer i ravnoteža', 'Žuč i jetra']);
    await expect(markedTexts()).toEqual(['ž', 'Ž']);
  },
);

/** A single result on a tablet: a wide row, whose name is on one line. */
export const OneResult = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async (context) => {
    const { text, offers, open, enter, expectStatus } = inSearch(context);
    const search = await open();
    await enter('vital');
    await expectStatus(search, text.count(1));
    const result = within(search.getByRole('listitem'));
    const link = result.getByRole('link', { name: offers['prosta-vital'].Name });
    await expect(boxOf(link).height).toBeLessThan(40);
  },
});

/** Names with words longer than a line, at the smallest width. */
export const LongWords = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: { shop: { ...aboveOffer, scenarios: ['offers.longWords'] } },
  play: async (context) => {
    const { text, open, enter, expectStatus } = inSearch(context);
    const search = await open();
    await enter('steron');
    await expectStatus(search, text.count(13));
  },
});

/** Results for several screens: 31 of 400 offers. */
export const ManyOffers = meta.story({
  globals: { viewport: { value: 'desktop' } },
  parameters: { shop: { ...aboveOffer, scenarios: ['offers.many'] } },
  play: async (context) => {
    const { text, offers, open, enter, expectStatus } = inSearch(context);
    const search = await open();
    await enter(offers['paket-snaga'].Name);
    await expectStatus(search, text.count(31));
    await expect(search.getAllByRole('listitem')).toHaveLength(31);
  },
});

ManyOffers.test(
  'hundreds of results are rendered, and do not block the next query',
  { tags: ['thorough'] },
  async (context) => {
    const { findOverlay, list, enter, expectResults, expectStatus } = inSearch(context);
    const search = await findOverlay();
    await enter('a');
    await expectStatus(search, '307 proizvoda');
    await expect(list(search)?.children).toHaveLength(307);
    await enter('paket snaga 49');
    await expectResults(search, ['Paket Snaga 49']);
  },
);
