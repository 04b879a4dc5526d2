import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { ScenarioName } from '#mocks/scenarios';
import { type Canvas, type Globals, inCountry } from '#storybook/shop/plays';
import { tokens } from '#ui/theme';
import { messages } from './messages';

/** The address and route of an offer's story. */
export const offer = (slug: string) => ({ path: `/offers/${slug}`, route: '/offers/:slog' });

/** The offer of most stories. */
export const alpha = offer('alpha-potent');

/** Parameters for a logged-in user, with more scenarios. */
export const member = (...scenarios: ScenarioName[]) => ({
  shop: { ...alpha, scenarios: ['session.member', ...scenarios] satisfies ScenarioName[] },
});

/** The section with the reviews. */
export const reviewSection = (canvas: Canvas, globals: Globals) =>
  within(canvas.getByRole('region', { name: inCountry(messages, globals).text.reviews }));

/** The visible reviews. */
export const reviewItems = (canvas: Canvas, globals: Globals) => {
  const { text } = inCountry(messages, globals);
  const list = reviewSection(canvas, globals).queryByRole('list', { name: text.reviewList });
  return list ? within(list).getAllByRole('listitem') : [];
};

/** Titles of the visible reviews. */
export const reviewTitles = (canvas: Canvas, globals: Globals) =>
  reviewItems(canvas, globals).map((item) => within(item).getByRole('heading', { level: 3 }).textContent);

/** The published reviews of the offer of most stories, newest first. */
export const publishedReviews = (globals: Globals) =>
  inCountry(messages, globals)
    .reviews['alpha-potent'].filter(({ IsApproved }) => IsApproved)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));

/** Waits for the first reviews. */
export const findReviews = (canvas: Canvas, globals: Globals) =>
  waitFor(() =>
    expect(reviewTitles(canvas, globals)).toEqual(
      publishedReviews(globals)
        .slice(0, 3)
        .map(({ ReviewHead }) => ReviewHead),
    ),
  );

/** Scrolls to the reviews. */
export const scrollToReviews = (canvas: Canvas, globals: Globals) =>
  canvas
    .getByRole('heading', { level: 2, name: inCountry(messages, globals).text.reviews })
    .scrollIntoView({ behavior: 'instant' });

/** Opens the row with the facts of the product. */
export const openFacts = async (canvas: Canvas, globals: Globals) =>
  userEvent.click(
    await canvas.findByRole('button', { name: inCountry(messages, globals).text.facts.heading }),
  );

/** The facts of the product by their labels. */
export const productFacts = (canvas: Canvas, globals: Globals) => {
  const text = inCountry(messages, globals).text.facts;
  const section = within(canvas.getByRole('region', { name: text.heading }));
  return Object.fromEntries(
    section.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
};

/** Presses the button to write a review. */
export const writeReview = async (canvas: Canvas, globals: Globals) =>
  userEvent.click(await canvas.findByRole('button', { name: inCountry(messages, globals).text.writeReview }));

/** Finds the open review form. */
export const reviewForm = (canvas: Canvas, globals: Globals) =>
  canvas.findByRole('form', { name: inCountry(messages, globals).text.form.form });

/** Opens the review form; resolves to queries within it. */
export async function openForm(canvas: Canvas, globals: Globals) {
  await writeReview(canvas, globals);
  const form = await reviewForm(canvas, globals);
  const name = inCountry(messages, globals).text.writeReview;
  // The heading takes the focus a frame later, also from a field in which a play has begun to type.
  await waitFor(() => expect(canvas.getByRole('heading', { level: 3, name })).toHaveFocus());
  return within(form);
}

/** The field for the text of the review. */
export const textField = (form: Canvas, globals: Globals) =>
  form.getByRole('textbox', { name: inCountry(messages, globals).text.form.text });

/** Presses the button that sends the review. */
export const sendReview = (form: Canvas, globals: Globals) =>
  userEvent.click(form.getByRole('button', { name: inCountry(messages, globals).text.form.send }));

/** Asserts the confirmation in place of the form, with the focus. */
export const expectSent = async (canvas: Canvas, globals: Globals) => {
  const { text } = inCountry(messages, globals);
  const note = await canvas.findByText(text.sent);
  await waitFor(() => expect(note.closest('[tabindex="-1"]')).toHaveFocus());
  await expect(canvas.getByText(text.sentHint)).toBeVisible();
  const { form } = inCountry(messages, globals).text.form;
  await expect(canvas.queryByRole('form', { name: form })).toBeNull();
};

/** A valid PNG file, so that its preview can be shown. */
export async function drawing() {
  const canvas = new OffscreenCanvas(80, 80);
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = tokens.color.tint;
    pen.fillRect(0, 0, 80, 80);
    pen.fillStyle = tokens.color.tintInk;
    pen.fillRect(28, 16, 24, 48);
  }
  return new File([await canvas.convertToBlob()], 'bocica.png', { type: 'image/png' });
}

/** A photo as phones write it: lying, with the turn (6), the device and the place beside it. Its left half is red. */
export async function photo() {
  const canvas = new OffscreenCanvas(4_000, 2_000);
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = '#f00';
    pen.fillRect(0, 0, 2_000, 2_000);
    pen.fillStyle = '#00f';
    pen.fillRect(2_000, 0, 2_000, 2_000);
  }
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg' });
  // Big-endian TIFF with two directories: device, turn and the offset of the place; then the reference of the latitude.
  const entries = [
    '\x01\x0f\0\x02\0\0\0\x0a\0\0\0\x32',
    '\x01\x12\0\x03\0\0\0\x01\0\x06\0\0',
    '\x88\x25\0\x04\0\0\0\x01\0\0\0\x3c',
  ];
  const place = '\0\x01\0\x1b\0\x07\0\0\0\x08\0\0\0\x4e\0\0\0\0\0\0PLACE\0\0';
  const tiff = `MM\0*\0\0\0\x08\0\x03${entries.join('')}\0\0\0\0TheCamera\0${place}`;
  const tags = `Exif\0\0${tiff}`;
  const segment = Uint8Array.from(`\xff\xe1\0${String.fromCharCode(tags.length + 2)}${tags}`, (char) =>
    char.charCodeAt(0),
  );
  return new File([jpeg.slice(0, 2), segment, jpeg.slice(2)], 'IMG_2041.jpg', { type: 'image/jpeg' });
}

/** Chooses a picture and names it. */
export async function choosePicture(form: Canvas, globals: Globals, name: string) {
  const text = inCountry(messages, globals).text.form;
  await userEvent.upload(form.getByLabelText(text.picture), await drawing());
  await userEvent.type(form.getByLabelText(text.pictureName), name);
}

/** Adds the chosen picture. */
export const addPicture = (form: Canvas, globals: Globals) =>
  userEvent.click(form.getByRole('button', { name: inCountry(messages, globals).text.form.addPicture }));

/** The rows of the added pictures. */
export const addedPictures = (form: Canvas, globals: Globals) => {
  const text = inCountry(messages, globals).text.form;
  const list = form.queryByRole('list', { name: text.picturesAdded });
  return list ? within(list).getAllByRole('listitem') : [];
};
