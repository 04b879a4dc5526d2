import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { ScenarioName } from '#mocks/scenarios';
import type { Canvas } from '#storybook/plays';
import { tokens } from '#ui/theme';

/** The address and route of an offer's story. */
export const offer = (slug: string) => ({ path: `/offers/${slug}`, route: '/offers/:slog' });

/** The offer of most stories. */
export const alpha = offer('alpha-potent');

/** Parameters for a logged-in user, with more scenarios. */
export const member = (...scenarios: ScenarioName[]) => ({
  shop: { ...alpha, scenarios: ['session.member', ...scenarios] satisfies ScenarioName[] },
});

/** The section with the reviews. */
export const reviewSection = (canvas: Canvas) =>
  within(canvas.getByRole('region', { name: 'Recenzije kupaca' }));

/** The visible reviews. */
export const reviewItems = (canvas: Canvas) => {
  const list = reviewSection(canvas).queryByRole('list', { name: 'Recenzije' });
  return list ? within(list).getAllByRole('listitem') : [];
};

/** Titles of the visible reviews. */
export const reviewTitles = (canvas: Canvas) =>
  reviewItems(canvas).map((item) => within(item).getByRole('heading', { level: 3 }).textContent);

/** The section with the food information. */
export const foodSection = (canvas: Canvas) =>
  within(canvas.getByRole('region', { name: 'Sastav i upozorenja' }));

/** The food information by its labels. */
export const foodFacts = (canvas: Canvas) =>
  Object.fromEntries(
    foodSection(canvas)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

/** Finds the open review form. */
export const reviewForm = (canvas: Canvas) => canvas.findByRole('form', { name: 'Nova recenzija' });

/** Opens the review form; resolves to queries within it. */
export async function openForm(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Napišite recenziju' }));
  return within(await reviewForm(canvas));
}

/** Clicks the button that sends the review. */
export const sendReview = (form: Canvas) =>
  userEvent.click(form.getByRole('button', { name: 'Pošalji recenziju' }));

/** Expects the confirmation in place of the form, with the focus. */
export const expectSent = async (canvas: Canvas) => {
  const note = await canvas.findByText('Hvala, vaša recenzija je poslana');
  await waitFor(() => expect(note.closest('[tabindex="-1"]')).toHaveFocus());
  await expect(canvas.getByText(/objaviti nakon provjere/)).toBeVisible();
  await expect(canvas.queryByRole('form')).toBeNull();
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

/** Chooses a picture and names it. */
export async function choosePicture(form: Canvas, name: string) {
  await userEvent.upload(form.getByLabelText('Slika'), await drawing());
  await userEvent.type(form.getByLabelText('Ime slike'), name);
}

/** Adds the chosen picture. */
export const addPicture = (form: Canvas) =>
  userEvent.click(form.getByRole('button', { name: 'Dodaj sliku' }));

/** The rows of the added pictures. */
export const addedPictures = (form: Canvas) => {
  const list = form.queryByRole('list', { name: 'Dodane slike' });
  return list ? within(list).getAllByRole('listitem') : [];
};
