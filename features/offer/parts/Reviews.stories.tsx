import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pageMessages } from '#features/shared/page';
import { expectInWindow } from '#storybook/geometry';
import {
  backToTop,
  findPageHeading,
  type Globals,
  holdAnswers,
  inCountry,
  type PlayContext,
  waitForDialogToClose,
} from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { messages } from '../messages';
import { OfferScreen } from '../OfferScreen';
import {
  alpha,
  findReviews,
  publishedReviews,
  reviewItems,
  reviewSection,
  reviewTitles,
  scrollToReviews,
} from '../offer.plays';

const meta = preview.meta({
  title: 'Screens/Offer/Reviews',
  component: OfferScreen,
  tags: ['!autodocs', 'scrolled'],
  parameters: { layout: 'fullscreen', shop: alpha },
});

export default meta;

/** The newest reviews, with score, shares and the button to write one. */
export const Default = meta.story({
  play: async ({ canvas, globals }) => {
    await findPageHeading(canvas, inCountry(messages, globals).offers['alpha-potent'].Name);
    await findReviews(canvas, globals);
    scrollToReviews(canvas, globals);
  },
});

Default.test('the rating scrolls to the reviews', async ({ canvas, userEvent }) => {
  backToTop();
  await userEvent.click(
    canvas.getByRole('button', { name: 'Pročitajte recenzije: Ocjena 4,4 od 5, 3.477 recenzija' }),
  );
  const heading = canvas.getByRole('heading', { level: 2, name: 'Recenzije kupaca' });
  await expect(heading).toHaveFocus();
  await waitFor(() => expectInWindow(heading));
});

Default.test('a review shows author, date and its first picture', async ({ canvas, globals }) => {
  const [newest] = reviewItems(canvas, globals);
  if (!newest) throw new Error('no review');
  const review = within(newest);
  await expect(review.getByText('Ocjena 5 od 5')).toBeInTheDocument();
  await expect(review.getByRole('heading', { name: 'Nakon tri sedmice je ušlo u naviku' })).toBeVisible();
  await expect(review.getByText(/^Uzimam dvije kapsule ujutro/)).toBeVisible();
  await expect(review.getByText('Senad Kovačević')).toBeVisible();
  await expect(review.getByText('Provjerena kupovina')).toBeVisible();
  await expect(review.getByText('14.11.2026 19:42')).toBeVisible();
  await expect(review.getAllByRole('img')).toHaveLength(1);
  await expect(review.getByRole('img')).toHaveAccessibleName('Fotografija uz recenziju: Senad Kovačević');
});

Default.test('the reviews can be sorted in five orders', async ({ canvas, globals, userEvent }) => {
  const sort = canvas.getByRole('combobox', { name: 'Poredaj recenzije' });
  await expect(sort).toHaveDisplayValue('Najnovije');
  await expect(
    within(sort)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['S fotografijama', 'Najnovije', 'Najstarije', 'Najbolja ocjena', 'Najlošija ocjena']);
  const firstsIn = async (order: string, titles: string[]) => {
    await userEvent.selectOptions(sort, order);
    await waitFor(() => expect(reviewTitles(canvas, globals).slice(0, 2)).toEqual(titles));
  };
  await firstsIn('S fotografijama', ['Nakon tri sedmice je ušlo u naviku', 'Treća bočica']);
  await firstsIn('Najstarije', ['Na preporuku komšije', 'Jutarnja rutina']);
  await firstsIn('Najlošija ocjena', ['Za mene bačen novac', 'Dobro, ali treba strpljenja']);
  await firstsIn('Najbolja ocjena', ['Nakon tri sedmice je ušlo u naviku', 'Pošteno i bez komplikacija']);
});

Default.test(
  'more reviews are appended, without unapproved ones, and the first new one gets the focus',
  async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prikažite još' }));
    await expect(reviewTitles(canvas, globals)).toHaveLength(6);
    await expect(reviewItems(canvas, globals)[3]).toHaveFocus();
    await expect(canvas.getByText('Prikazane recenzije: 6')).toBeVisible();
    await expect(reviewTitles(canvas, globals)).not.toContain('Tek sam počeo');
  },
);

/** Skeletons while the reviews load; the offer can be bought. */
export const Loading = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['reviews.pending'] } },
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    await expect(await canvas.findByText(text.loadingReviews)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: text.addToCart })).toBeVisible();
    await expect(reviewSection(canvas, globals).queryByRole('listitem')).toBeNull();
    scrollToReviews(canvas, globals);
  },
});

/** The reviews failed to load: a message and a button to try again. */
export const Failed = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['reviews.failsTwice'] } },
  play: async ({ canvas, globals }) => {
    const { country, offers } = inCountry(messages, globals);
    const { Name } = offers['alpha-potent'];
    await expect(await canvas.findByRole('alert')).toHaveTextContent(pageMessages[country].loadFailed);
    await expect(canvas.getByRole('heading', { level: 1, name: Name })).toBeVisible();
    scrollToReviews(canvas, globals);
  },
});

Failed.test('a retry loads the reviews', { tags: ['thorough'] }, async ({ canvas, globals }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Pokušajte ponovo' }));
  await findReviews(canvas, globals);
  await expect(canvas.getByRole('heading', { level: 2, name: 'Recenzije kupaca' })).toHaveFocus();
  await expect(canvas.queryByRole('alert')).toBeNull();
});

/** No reviews yet: an invitation to write the first one. */
export const Empty = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['reviews.empty'] } },
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    await expect(await canvas.findByRole('heading', { level: 3, name: text.noReviews })).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.queryByText(text.toReviews, { exact: false })).toBeNull();
    scrollToReviews(canvas, globals);
  },
});

/** Many reviews: all count in the shares, a few show at first, and more on demand. */
export const Many = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['reviews.many'] } },
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    const list = await canvas.findByRole('list', { name: text.reviewList });
    await expect(list.children).toHaveLength(3);
    await expect(canvas.getAllByText('20%')).toHaveLength(5);
    await userEvent.click(reviewSection(canvas, globals).getByRole('button', { name: text.more }));
    await expect(list.children).toHaveLength(6);
    await expect(list.children[3]).toHaveFocus();
  },
});

/** The previous order stays, faded, until the new one has loaded. */
export const Reordering = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['reviews.pendingLater'] } },
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = inCountry(messages, globals);
    await canvas.findByRole('combobox', { name: text.sort });
    await findReviews(canvas, globals);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: text.sort }), text.orders.worst);
    const list = reviewSection(canvas, globals).getByRole('list', { name: text.reviewList });
    await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByText(text.loadingReviews)).toBeInTheDocument();
    scrollToReviews(canvas, globals);
  },
});

/** The reviews in the chosen order, the worst first. */
export const Reordered = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['reviews.slow'] } },
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = inCountry(messages, globals);
    const sort = await canvas.findByRole('combobox', { name: text.sort });
    await findReviews(canvas, globals);
    const newest = reviewTitles(canvas, globals);
    const letAnswerCome = holdAnswers();
    await userEvent.selectOptions(sort, text.orders.worst);
    const list = reviewSection(canvas, globals).getByRole('list', { name: text.reviewList });
    await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'true'));
    await expect(reviewTitles(canvas, globals)).toEqual(newest);
    await letAnswerCome();
    await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'false'));
    const worst = Math.min(...publishedReviews(globals).map(({ Rating }) => Rating));
    const [first] = reviewItems(canvas, globals);
    await expect(first).toHaveTextContent(text.stars(worst));
    scrollToReviews(canvas, globals);
  },
});

/** The button that enlarges the newest photo of a customer, and the photo's title. */
function newestPhoto(globals: Globals) {
  const { text } = inCountry(messages, globals);
  const review = publishedReviews(globals).find(({ photos }) => photos);
  const title = text.photoOf(`${review?.FirstName} ${review?.LastName}`);
  return { title, button: `${title} . ${text.enlarge}` };
}

/** A customer's photo, enlarged in a dialog. */
export const PhotoLarge = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, globals }) => {
    const { title, button } = newestPhoto(globals);
    await userEvent.click(await canvas.findByRole('button', { name: button }));
    const dialog = await screen.findByRole('dialog', { name: title });
    await waitFor(() => expect(within(dialog).getByRole('img', { name: title })).toBeVisible());
  },
});

PhotoLarge.test(
  'Escape closes the dialog and returns the focus',
  { tags: ['thorough'] },
  async ({ canvas, globals }) => {
    await userEvent.keyboard('{Escape}');
    await waitForDialogToClose();
    await expect(canvas.getByRole('button', { name: newestPhoto(globals).button })).toHaveFocus();
  },
);

/** The shares of the published reviews. So few are not filtered: neither by a share, nor by an address. */
export const RatingShares = meta.story({
  parameters: { shop: { ...alpha, path: `${alpha.path}?stars=1&words=astronaut` } },
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    const published = publishedReviews(globals);
    await findReviews(canvas, globals);
    const shares = within(canvas.getByRole('list', { name: text.shares }));
    const rows = [5, 4, 3, 2, 1].map((rating) => {
      const count = published.filter(({ Rating }) => Rating === rating).length;
      return text.share(rating, Math.round((count / published.length) * 100));
    });
    await expect(shares.getAllByRole('listitem').map((row) => row.textContent)).toEqual(
      rows.map((row) => expect.stringContaining(row)),
    );
    await expect(shares.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('textbox', { name: text.filter.search })).toBeNull();
    scrollToReviews(canvas, globals);
  },
});

/** So many reviews that they can be searched and filtered, with a choice in the address. */
const choosing = (query: string) => ({
  shop: { ...alpha, path: `${alpha.path}?${query}`, scenarios: ['reviews.many' as const] },
});

/** Waits until the list has the first of the chosen reviews, says how many they are, and is in the window. */
async function expectFound(
  { canvas, globals }: Pick<PlayContext, 'canvas' | 'globals'>,
  first: string | RegExp,
) {
  const text = inCountry(messages, globals).text.filter;
  await waitFor(() => expect(reviewTitles(canvas, globals)[0]).toMatch(first));
  await expect(canvas.getByText(/ od 2\.000 /)).toBeVisible();
  await expect(canvas.getByRole('button', { name: text.showAll })).toBeVisible();
  scrollToReviews(canvas, globals);
}

/** Only the reviews with four stars, which are chosen at their share. */
export const FilteredByStars = meta.story({
  parameters: choosing('stars=4'),
  play: async ({ canvas, globals }) => {
    await expectFound({ canvas, globals }, 'Recenzija 401');
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
  },
});

FilteredByStars.test('a second press shows all reviews again', async ({ canvas, globals, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { pressed: true }));
  await waitFor(() => expect(reviewTitles(canvas, globals)[0]).toBe('Recenzija 1'));
  await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
});

/** Only the reviews with a picture. */
export const WithPictures = meta.story({
  parameters: choosing('pictures=only'),
  // In Montenegro the first one has none.
  play: (context) => expectFound(context, /^Recenzija [12]$/),
});

/** The reviews that contain every word, in any order. */
export const Searched = meta.story({
  parameters: choosing(''),
  play: async ({ canvas, globals, userEvent }) => {
    const text = inCountry(messages, globals).text.filter;
    await canvas.findByRole('combobox');
    scrollToReviews(canvas, globals);
    await userEvent.type(await canvas.findByRole('textbox', { name: text.search }), '1999 RECENZIJA{Enter}');
    await expectFound({ canvas, globals }, 'Recenzija 1999');
  },
});

Searched.test(
  'all reviews return, and the focus stays above them',
  { tags: ['thorough'] },
  async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prikažite sve recenzije' }));
    await waitFor(() => expect(reviewTitles(canvas, globals)[0]).toBe('Recenzija 1'));
    await expect(canvas.getByRole('group', { name: 'Recenzije' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Pretražite recenzije' })).toHaveValue('');
  },
);

/** The choice leaves no review: it says so, and a button leads back. */
export const NoneFound = meta.story({
  parameters: choosing('stars=5&words=astronaut'),
  play: async ({ canvas, globals }) => {
    const text = inCountry(messages, globals).text.filter;
    await expect(await canvas.findByRole('heading', { level: 3, name: text.none })).toBeVisible();
    await expect(canvas.getByText(text.found(0, 2_000))).toBeVisible();
    await expect(canvas.getByRole('button', { name: text.showAll })).toBeVisible();
    scrollToReviews(canvas, globals);
  },
});

NoneFound.test('a button leads back to all reviews', async ({ canvas, globals, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Prikažite sve recenzije' }));
  await waitFor(() => expect(reviewTitles(canvas, globals)[0]).toBe('Recenzija 1'));
  await expect(canvas.getByRole('group', { name: 'Recenzije' })).toHaveFocus();
});
