import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { ScenarioName } from '#mocks/scenarios';
import type { Canvas } from '#storybook/plays';
import { tokens } from '#ui/theme';

/** Where the story of an offer is. */
export const offer = (slug: string) => ({ path: `/offers/${slug}`, route: '/offers/:slog' });

/** The offer that most stories are of. */
export const alpha = offer('alpha-potent');

/** Somebody who is logged in looks at it. */
export const member = (...scenarios: ScenarioName[]) => ({
  shop: { ...alpha, scenarios: ['session.member', ...scenarios] satisfies ScenarioName[] },
});

/** The part of the page with the reviews. */
export const reviewSection = (canvas: Canvas) =>
  within(canvas.getByRole('region', { name: 'Recenzije kupaca' }));

/** The reviews that are shown. */
export const reviewItems = (canvas: Canvas) => {
  const list = reviewSection(canvas).queryByRole('list', { name: 'Recenzije' });
  return list ? within(list).getAllByRole('listitem') : [];
};

/** Their titles. */
export const reviewTitles = (canvas: Canvas) =>
  reviewItems(canvas).map((item) => within(item).getByRole('heading', { level: 3 }).textContent);

/** The part of the page about the food. */
export const foodSection = (canvas: Canvas) =>
  within(canvas.getByRole('region', { name: 'Sastav i upozorenja' }));

/** What is told of the food, by name. */
export const foodFacts = (canvas: Canvas) =>
  Object.fromEntries(
    foodSection(canvas)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

/** The form, once it is open. */
export const reviewForm = (canvas: Canvas) => canvas.findByRole('form', { name: 'Nova recenzija' });

/** Opens the form; resolves to what is in it. */
export async function openForm(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Napišite recenziju' }));
  return within(await reviewForm(canvas));
}

/** Presses the button that sends the review. */
export const sendReview = (form: Canvas) =>
  userEvent.click(form.getByRole('button', { name: 'Pošalji recenziju' }));

/** The note of thanks stands where the form was, and has the focus. */
export const expectSent = async (canvas: Canvas) => {
  const note = await canvas.findByText('Hvala, vaša recenzija je poslana');
  await waitFor(() => expect(note.closest('[tabindex="-1"]')).toHaveFocus());
  await expect(canvas.getByText(/objaviti nakon provjere/)).toBeVisible();
  await expect(canvas.queryByRole('form')).toBeNull();
};

/** A real picture, so that its preview is one. */
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

/** Adds the picture that was chosen. */
export const addPicture = (form: Canvas) =>
  userEvent.click(form.getByRole('button', { name: 'Dodaj sliku' }));

/** The rows of the pictures that were added. */
export const addedPictures = (form: Canvas) => {
  const list = form.queryByRole('list', { name: 'Dodane slike' });
  return list ? within(list).getAllByRole('listitem') : [];
};
