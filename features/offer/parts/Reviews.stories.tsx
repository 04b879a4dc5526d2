import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { findPageHeading, waitForDialogToClose } from '#storybook/plays';
import preview from '#storybook/preview';
import { OfferScreen } from '../OfferScreen';
import { alpha, reviewItems, reviewSection, reviewTitles } from '../offer.plays';

const meta = preview.meta({
  title: 'Screens/Offer/Reviews',
  component: OfferScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: alpha },
});

export default meta;

export const Default = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Alpha Potent');
    await waitFor(() => expect(reviewTitles(canvas)).toHaveLength(5));
  },
});

Default.test('the rating scrolls to the reviews', async ({ canvas, userEvent }) => {
  await userEvent.click(
    canvas.getByRole('button', { name: 'Ocjena 4,7 od 5, 3.482 recenzije . Pročitajte recenzije' }),
  );
  const heading = canvas.getByRole('heading', { level: 2, name: 'Recenzije kupaca' });
  await expect(heading).toHaveFocus();
  await expect(heading.getBoundingClientRect().top).toBeLessThan(window.innerHeight / 2);
});

Default.test('a review shows author, date and its first picture', async ({ canvas }) => {
  const [newest] = reviewItems(canvas);
  if (!newest) throw new Error('no review');
  const review = within(newest);
  await expect(review.getByText('Ocjena 5 od 5')).toBeInTheDocument();
  await expect(review.getByRole('heading', { name: 'Nakon tri sedmice vidim razliku' })).toBeVisible();
  await expect(review.getByText(/^Uzimam dvije kapsule ujutro/)).toBeVisible();
  await expect(review.getByText('Senad Kovačević')).toBeVisible();
  await expect(review.getByText('Potvrđen kupac')).toBeVisible();
  await expect(review.getByText('14.11.2026 19:42')).toBeVisible();
  await expect(review.getAllByRole('img')).toHaveLength(1);
  await expect(review.getByRole('img')).toHaveAccessibleName('Fotografija kupca: Senad Kovačević');
});

Default.test('unapproved reviews are not shown', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Prikaži još' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Prikaži još' }));
  await expect(reviewTitles(canvas)).toHaveLength(15);
  await expect(reviewTitles(canvas)).not.toContain('Tek sam počeo');
});

Default.test('the reviews can be sorted in five orders', async ({ canvas, userEvent }) => {
  const sort = canvas.getByRole('combobox', { name: 'Poredaj recenzije' });
  await expect(sort).toHaveDisplayValue('Najnovije');
  await expect(
    within(sort)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['S fotografijama', 'Najnovije', 'Najstarije', 'Najbolja ocjena', 'Najlošija ocjena']);
  const firstsIn = async (order: string, titles: string[]) => {
    await userEvent.selectOptions(sort, order);
    await waitFor(() => expect(reviewTitles(canvas).slice(0, 2)).toEqual(titles));
  };
  await firstsIn('S fotografijama', ['Nakon tri sedmice vidim razliku', 'Treća bočica']);
  await firstsIn('Najstarije', ['Na preporuku komšije', 'Jutarnja rutina']);
  await firstsIn('Najlošija ocjena', ['Nisam osjetio razliku', 'Dobro, ali treba strpljenja']);
  await firstsIn('Najbolja ocjena', ['Nakon tri sedmice vidim razliku', 'Pošteno i bez komplikacija']);
});

Default.test(
  'more reviews are appended, and the first new one gets the focus',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prikaži još' }));
    await expect(reviewTitles(canvas)).toHaveLength(10);
    await expect(reviewItems(canvas)[5]).toHaveFocus();
    await expect(canvas.getByText('Prikazano 10 recenzija')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Prikaži još' }));
    await expect(reviewTitles(canvas)).toHaveLength(15);
    await expect(reviewItems(canvas)[10]).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Prikaži još' })).toBeNull();
  },
);

export const Loading = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['reviews.pending'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Učitavanje recenzija')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Dodaj u korpu' })).toBeVisible();
    await expect(reviewSection(canvas).queryByRole('listitem')).toBeNull();
  },
});

export const Failed = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['reviews.failsTwice'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Došlo je do greške!');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Alpha Potent' })).toBeVisible();
  },
});

Failed.test('a retry loads the reviews', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Pokušaj ponovo' }));
  await waitFor(() => expect(reviewTitles(canvas)).toHaveLength(5));
  await expect(canvas.getByRole('heading', { level: 2, name: 'Recenzije kupaca' })).toHaveFocus();
  await expect(canvas.queryByRole('alert')).toBeNull();
});

export const Empty = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['reviews.empty'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Još nema recenzija' })).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.queryByText(/^Ocjena/)).toBeNull();
  },
});

/** Many reviews: all count in the shares, a few show at first, and more on demand. */
export const Many = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['reviews.many'] } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Recenzije' });
    await expect(list.children).toHaveLength(5);
    await expect(canvas.getAllByText('20%')).toHaveLength(5);
    await userEvent.click(reviewSection(canvas).getByRole('button', { name: 'Prikaži još' }));
    await expect(list.children).toHaveLength(10);
    await expect(list.children[5]).toHaveFocus();
  },
});

/** The previous order stays, faded, until the new one has loaded. */
export const Reordering = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['reviews.pendingLater'] } },
  play: async ({ canvas, userEvent }) => {
    const sort = await canvas.findByRole('combobox', { name: 'Poredaj recenzije' });
    await waitFor(() => expect(reviewTitles(canvas)).toHaveLength(5));
    await userEvent.selectOptions(sort, 'Najlošija ocjena');
    const list = reviewSection(canvas).getByRole('list', { name: 'Recenzije' });
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(getComputedStyle(list).opacity).toBe('0.85'));
    await expect(canvas.getByText('Učitavanje recenzija')).toBeInTheDocument();
  },
});

export const Reordered = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['reviews.slow'] } },
  play: async ({ canvas, userEvent }) => {
    const sort = await canvas.findByRole('combobox', { name: 'Poredaj recenzije' });
    await waitFor(() => expect(reviewTitles(canvas)).toHaveLength(5));
    await userEvent.selectOptions(sort, 'Najlošija ocjena');
    const list = reviewSection(canvas).getByRole('list', { name: 'Recenzije' });
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(reviewTitles(canvas)[0]).toBe('Nakon tri sedmice vidim razliku');
    await expect(canvas.getByText('Učitavanje recenzija')).toBeInTheDocument();
    await waitFor(() => expect(reviewTitles(canvas)[0]).toBe('Nisam osjetio razliku'));
    await expect(list).toHaveAttribute('aria-busy', 'false');
  },
});

/** A customer's photo, enlarged in a dialog. */
export const PhotoLarge = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [open] = await canvas.findAllByRole('button', {
      name: 'Fotografija kupca: Senad Kovačević . Uvećajte',
    });
    if (!open) throw new Error('no photo');
    await userEvent.click(open);
    const dialog = await screen.findByRole('dialog', { name: 'Fotografija kupca: Senad Kovačević' });
    const photo = within(dialog).getByRole('img', { name: 'Fotografija kupca: Senad Kovačević' });
    await waitFor(() => expect(photo.getBoundingClientRect().height).toBeGreaterThan(300));
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
  },
});

PhotoLarge.test('Escape closes the dialog and returns the focus', async ({ canvas }) => {
  await userEvent.keyboard('{Escape}');
  await waitForDialogToClose();
  await expect(
    canvas.getByRole('button', { name: 'Fotografija kupca: Senad Kovačević . Uvećajte' }),
  ).toHaveFocus();
});

/** The shares count the fifteen published reviews, not the thousands of the displayed count. */
export const RatingShares = meta.story({
  play: async ({ canvas }) => {
    const shares = await canvas.findByRole('list', { name: 'Na osnovu 15 recenzija na ovoj stranici.' });
    await expect(
      within(shares)
        .getAllByRole('listitem')
        .map((row) => row.firstElementChild?.textContent),
    ).toEqual([
      'Ocjena 5: 12 recenzija, 80%',
      'Ocjena 4: 2 recenzije, 13%',
      'Ocjena 3: 0 recenzija, 0%',
      'Ocjena 2: 1 recenzija, 7%',
      'Ocjena 1: 0 recenzija, 0%',
    ]);
  },
});
