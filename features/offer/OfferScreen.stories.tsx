import type { ReactNode } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { useOffers } from '#features/shared/api';
import { CART_KEY } from '#features/shared/cart';
import preview from '#storybook/preview';
import { OfferScreen } from './OfferScreen';

const offer = (slug: string) => ({ path: `/offers/${slug}`, route: '/offers/:slog' });
const alpha = offer('alpha-potent');

const meta = preview.meta({
  title: 'Screens/Offer',
  component: OfferScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: alpha },
});

export default meta;

type Canvas = ReturnType<typeof within>;

/** Failures are tried twice before they are shown. */
const patience = { timeout: 5_000 };

const storedCart = () => JSON.parse(localStorage.getItem(CART_KEY) ?? '[]');
const reviewSection = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Recenzije kupaca' }));
const reviewItems = (canvas: Canvas) => {
  const list = reviewSection(canvas).queryByRole('list', { name: 'Recenzije' });
  return list ? within(list).getAllByRole('listitem') : [];
};
const reviewTitles = (canvas: Canvas) =>
  reviewItems(canvas).map((item) => within(item).getByRole('heading', { level: 3 }).textContent);
const pictureInSight = (root: HTMLElement) =>
  root.querySelector('[aria-roledescription="slika"]:not([inert])');
const expectNoSidewaysScroll = () =>
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);

export const Default = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Alpha Potent' })).toBeVisible();
    await expect(document.title).toBe('Alpha Potent | Hrast');
    await expect(canvas.getByRole('link', { name: 'Početna' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Potencija' })).toHaveAttribute('href', '/shop/potency');
    await expect(canvas.getByText('Ženšen, maka i cink za muškarce')).toBeVisible();
    await expect(
      canvas.getByText(/^Cink doprinosi održavanju normalnog nivoa testosterona.*plodnosti\.$/),
    ).toBeVisible();
    await expect(canvas.getAllByText('46,90 KM')[0]).toBeVisible();
    await expect(canvas.getAllByText('99,90 KM', { selector: 's' })[0]).toBeVisible();
    await expect(canvas.getByText('Štedite 53,00 KM')).toBeVisible();
    await expect(canvas.getByText('−53%')).toBeVisible();
    await expect(canvas.getByText('Na stanju još 3 dana')).toBeVisible();
    await expect(canvas.getByText('Plaćate pouzećem, kad paket stigne')).toBeVisible();
    await expect(canvas.getByText('Zovemo vas za 30–60 minuta da potvrdimo narudžbu')).toBeVisible();
    await expect(canvas.getByText('90 dana garancije zadovoljstva')).toBeVisible();
    await waitFor(() => expect(reviewTitles(canvas)).toHaveLength(5));
  },
});

Default.test('adds as many as are chosen, at least one', async ({ canvas, userEvent }) => {
  const quantity = canvas.getByRole('spinbutton', { name: 'Količina' });
  await userEvent.click(canvas.getByRole('button', { name: 'Manje' }));
  await expect(quantity).toHaveValue('1');
  await userEvent.click(canvas.getByRole('button', { name: 'Više' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Dodaj u korpu' }));
  await expect(storedCart()).toEqual([{ ID: '1', quantity: 2 }]);
});

Default.test(
  'the tabs tell what it is, what speaks for it and how to use it',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Opis' })).toHaveTextContent(
      /^Alpha Potent je dodatak/,
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Prednosti' }));
    const advantages = within(canvas.getByRole('tabpanel', { name: 'Prednosti' }));
    await expect(advantages.getAllByRole('listitem')).toHaveLength(5);
    await expect(advantages.getByText('Korijen make, 500 mg dnevno')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel', { name: 'Kako koristiti' })).toHaveTextContent(
      /^Uzmite dvije kapsule dnevno/,
    );
  },
);

Default.test('the rows tell of benefits, ingredients and the guarantee', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('region', { name: 'Informacije o proizvodu' })).toHaveTextContent(
    'Cink doprinosi normalnoj plodnosti i reprodukciji.',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Sastojci' }));
  await expect(canvas.getByRole('img', { name: 'Sastojci proizvoda Alpha Potent' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Garancija 90 dana' }));
  const terms = canvas.getByRole('region', { name: 'Garancija 90 dana' });
  for (const fact of ['90 dana od dana dostave', '20%', '9:00 do 18:00', '5 do 10 radnih dana', '7 dana']) {
    await expect(terms).toHaveTextContent(fact);
  }
});

Default.test('a thumb or an arrow brings another picture', async ({ canvas, canvasElement, userEvent }) => {
  await expect(canvas.getByRole('button', { name: 'Slika 1 od 3' })).toHaveAttribute('aria-current', 'true');
  canvas.getByRole('button', { name: 'Slika 3 od 3' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(pictureInSight(canvasElement)).toHaveAccessibleName('3 od 3'));
  await userEvent.click(canvas.getByRole('button', { name: 'Prethodna slika' }));
  await waitFor(() => expect(pictureInSight(canvasElement)).toHaveAccessibleName('2 od 3'));
  await expect(canvas.getByRole('button', { name: 'Slika 2 od 3' })).toHaveAttribute('aria-current', 'true');
  await expect(canvas.getByRole('button', { name: 'Slika 1 od 3' })).not.toHaveAttribute('aria-current');
});

Default.test('the rating leads to the reviews', async ({ canvas, userEvent }) => {
  await userEvent.click(
    canvas.getByRole('button', { name: 'Ocjena 4,7 od 5, 3.482 recenzije . Pročitajte recenzije' }),
  );
  const heading = canvas.getByRole('heading', { level: 2, name: 'Recenzije kupaca' });
  await expect(heading).toHaveFocus();
  await expect(heading.getBoundingClientRect().top).toBeLessThan(window.innerHeight / 2);
});

Default.test('a review says who wrote it, when, and shows its first picture', async ({ canvas }) => {
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

Default.test('what moderation has not passed stays unseen', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Prikaži još' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Prikaži još' }));
  await expect(reviewTitles(canvas)).toHaveLength(15);
  await expect(reviewTitles(canvas)).not.toContain('Tek sam počeo');
});

Default.test('the reviews come in five orders', async ({ canvas, userEvent }) => {
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

Default.test('more reviews come where the last ones ended', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Prikaži još' }));
  await expect(reviewTitles(canvas)).toHaveLength(10);
  await expect(reviewItems(canvas)[5]).toHaveFocus();
  await expect(canvas.getByText('Prikazano 10 recenzija')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Prikaži još' }));
  await expect(reviewTitles(canvas)).toHaveLength(15);
  await expect(reviewItems(canvas)[10]).toHaveFocus();
  await expect(canvas.queryByRole('button', { name: 'Prikaži još' })).toBeNull();
});

export const Loading = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['offer.pending'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Učitavanje ponude')).toBeInTheDocument();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});

export const Failed = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['offer.fails'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, patience)).toHaveTextContent('Došlo je do greške!');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ponuda se nije učitala' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pokušaj ponovo' })).toBeVisible();
  },
});

export const FailedThenRetried = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['offer.failsTwice'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pokušaj ponovo' }, patience));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Alpha Potent' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const NotFound = meta.story({
  parameters: { shop: offer('nema-me') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Stranica nije pronađena' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pogledajte najpopularnije' })).toBeVisible();
  },
});

/** An address that somebody has made up. */
export const NoSuchAddress = NotFound.extend({
  parameters: { shop: offer(encodeURIComponent(`../${'ž'.repeat(300)}<b>&?#`)) },
});

/** The list is already here when the offer's own page opens. */
function AfterTheList({ children }: { children: ReactNode }) {
  return useOffers().data ? children : null;
}
const render = () => (
  <AfterTheList>
    <OfferScreen />
  </AfterTheList>
);

/** What the list brought stands until the offer's own answer comes. */
export const KnownFromTheList = meta.story({
  render,
  parameters: { shop: { ...alpha, scenarios: ['offer.pending'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Alpha Potent' })).toBeVisible();
    await waitFor(() => expect(reviewTitles(canvas)).toHaveLength(5));
  },
});

/** A refresh that fails takes nothing away. */
export const RefreshFailed = meta.story({
  render,
  parameters: { shop: { ...alpha, scenarios: ['offer.fails'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Alpha Potent' })).toBeVisible();
    // Both tries are over by then.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Alpha Potent' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** The list still has it, the backend does not. */
export const GoneMeanwhile = meta.story({
  render,
  parameters: { shop: { ...alpha, scenarios: ['offer.notFound'] } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Stranica nije pronađena' }, patience),
    ).toBeVisible();
  },
});

export const ReviewsLoading = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['reviews.pending'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Učitavanje recenzija')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Dodaj u korpu' })).toBeVisible();
    await expect(reviewSection(canvas).queryByRole('listitem')).toBeNull();
  },
});

export const ReviewsFailed = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['reviews.failsTwice'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, patience)).toHaveTextContent('Došlo je do greške!');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Alpha Potent' })).toBeVisible();
  },
});

ReviewsFailed.test('come when they are asked for again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Pokušaj ponovo' }));
  await waitFor(() => expect(reviewTitles(canvas)).toHaveLength(5));
  await expect(canvas.queryByRole('alert')).toBeNull();
});

export const WithoutReviews = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['reviews.empty'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Još nema recenzija' })).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.queryByText(/^Ocjena/)).toBeNull();
  },
});

/** The earlier order stays, dimmed, until the new one is here. */
export const ReviewsInAnotherOrder = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['reviews.slow'] } },
  play: async ({ canvas, userEvent }) => {
    const sort = await canvas.findByRole('combobox', { name: 'Poredaj recenzije' });
    await waitFor(() => expect(reviewTitles(canvas)).toHaveLength(5), patience);
    await userEvent.selectOptions(sort, 'Najlošija ocjena');
    const list = reviewSection(canvas).getByRole('list', { name: 'Recenzije' });
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(reviewTitles(canvas)[0]).toBe('Nakon tri sedmice vidim razliku');
    await expect(canvas.getByText('Učitavanje recenzija')).toBeInTheDocument();
    await waitFor(() => expect(reviewTitles(canvas)[0]).toBe('Nisam osjetio razliku'), patience);
    await expect(list).toHaveAttribute('aria-busy', 'false');
  },
});

export const Bundle = meta.story({
  parameters: { shop: offer('paket-snaga') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Paket Snaga' })).toBeVisible();
    const inside = within(canvas.getByRole('region', { name: 'U paketu' }));
    await expect(inside.getAllByRole('listitem')).toHaveLength(2);
    await expect(inside.getAllByText('1 komad')).toHaveLength(2);
    await expect(inside.getByRole('link', { name: 'Libido' })).toHaveAttribute('href', '/offers/libido');
  },
});

Bundle.test('what is inside opens its own page, from the beginning', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Više' }));
  const inside = within(canvas.getByRole('region', { name: 'U paketu' }));
  await userEvent.click(inside.getByRole('link', { name: 'Libido' }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Libido' })).toBeVisible();
  await expect(canvas.getByRole('spinbutton', { name: 'Količina' })).toHaveValue('1');
  await expect(document.title).toBe('Libido | Hrast');
});

/** One picture needs neither thumbs nor arrows. */
export const OnePicture = meta.story({
  parameters: { shop: offer('libido') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Libido' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /slika/i })).toBeNull();
  },
});

/** A backend that sends only what an offer cannot do without. */
export const Bare = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['offer.bare', 'offers.empty', 'reviews.empty'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Alpha Potent' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Alpha Potent' })).toBeVisible();
    await expect(canvas.getAllByText('46,90 KM')[0]).toBeVisible();
    await expect(canvas.queryByText(/Štedite|Na stanju|Ocjena|Najniža cijena|%$/)).toBeNull();
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Garancija 90 dana' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sastojci' })).toBeNull();
  },
});

export const LongWords = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: { shop: { ...alpha, scenarios: ['offer.longWords'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Najneprotivrječno/ })).toBeVisible();
    await expect(canvas.getByText('12 komada')).toBeVisible();
    await expectNoSidewaysScroll();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Alpha Potent' })).toBeVisible();
    await waitFor(() => expect(reviewTitles(canvas)).toHaveLength(5));
    await expect(canvas.getAllByRole('button', { name: 'Dodaj u korpu' })).toHaveLength(1);
    await expectNoSidewaysScroll();
  },
});

/** Once the price box is out of sight above, a bar at the lower edge takes over. */
export const PhoneBuyBar = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Alpha Potent' });
    await waitFor(() => expect(reviewTitles(canvas)).toHaveLength(5));
    await userEvent.click(canvas.getByRole('button', { name: 'Više' }));
    canvas.getByRole('heading', { name: 'Recenzije kupaca' }).scrollIntoView();
    const add = await canvas.findByRole('button', { name: 'Dodaj u korpu (2)' });
    await expect(canvas.getByText('93,80 KM')).toBeVisible();
    await userEvent.click(add);
    await expect(storedCart()).toEqual([{ ID: '1', quantity: 2 }]);
  },
});

const barOf = (add: HTMLElement) => {
  const bar = add.closest('[data-state="shown"]');
  if (!bar) throw new Error('The button stands in no bar that shows.');
  return bar.getBoundingClientRect();
};

PhoneBuyBar.test('goes when the box is back', async ({ canvas }) => {
  window.scrollTo(0, 0);
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Dodaj u korpu (2)' })).toBeNull());
  await expect(canvas.getByRole('button', { name: 'Dodaj u korpu' })).toBeVisible();
});

PhoneBuyBar.test('covers nothing that has the focus', async ({ canvas }) => {
  const add = canvas.getByRole('button', { name: 'Dodaj u korpu (2)' });
  const more = canvas.getByRole('button', { name: 'Prikaži još' });
  window.scrollBy(0, more.getBoundingClientRect().bottom - window.innerHeight);
  more.focus();
  await waitFor(() => expect(more.getBoundingClientRect().bottom).toBeLessThanOrEqual(barOf(add).top));
});

PhoneBuyBar.test('has room of its own at the end of the page', async ({ canvas }) => {
  const add = canvas.getByRole('button', { name: 'Dodaj u korpu (2)' });
  window.scrollTo(0, document.documentElement.scrollHeight);
  await waitFor(() =>
    expect(Math.round(barOf(add).bottom)).toBe(
      Math.round(document.documentElement.getBoundingClientRect().bottom),
    ),
  );
  const others = canvas.getByRole('region', { name: 'Kupci uzimaju i ovo' });
  await expect(Math.round(others.getBoundingClientRect().bottom)).toBeLessThanOrEqual(
    Math.round(barOf(add).top),
  );
});

export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Alpha Potent' });
    const gallery = canvas.getByRole('region', { name: 'Slike proizvoda' }).getBoundingClientRect();
    await expect(heading.getBoundingClientRect().left).toBeGreaterThan(gallery.right);
    await expectNoSidewaysScroll();
  },
});

/** The price box begins below the window: the bar comes after a jump over it too. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' }, country: 'RS' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Alpha Potent' });
    await waitFor(() => expect(reviewTitles(canvas)).toHaveLength(5));
    await expect(canvas.getAllByRole('button', { name: 'Dodaj u korpu' })).toHaveLength(1);
    canvas.getByRole('heading', { name: 'Recenzije kupaca' }).scrollIntoView();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Dodaj u korpu' })).toHaveLength(2));
    await expectNoSidewaysScroll();
  },
});

export const BA = meta.story({
  globals: { country: 'BA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Štedite 53,00 KM')).toBeVisible();
    await expect(canvas.getByText('Zovemo vas za 30–60 minuta da potvrdimo narudžbu')).toBeVisible();
    await expect(canvas.getByRole('option', { name: 'Najbolja ocjena' })).toBeInTheDocument();
    await expect(canvas.queryByText(/^Najniža cijena/)).toBeNull();
  },
});

export const RS = meta.story({
  globals: { country: 'RS' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Štedite 3.160,00 RSD')).toBeVisible();
    await expect(canvas.getByText('Zovemo vas za 30–60 minuta da potvrdimo porudžbinu')).toBeVisible();
    await expect(canvas.getByRole('option', { name: 'Sa fotografijama' })).toBeInTheDocument();
    await expect(canvas.getByRole('option', { name: 'Najbolja ocena' })).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: 'Sledeća slika' })).toBeVisible();
  },
});

export const HR = meta.story({
  globals: { country: 'HR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Štedite 27,00 €')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Dodaj u košaricu' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Jamstvo 90 dana' })).toBeVisible();
    await expect(canvas.getByText('90 dana jamstva zadovoljstva')).toBeVisible();
    await expect(canvas.getByText('Najniža cijena u zadnjih 30 dana: 26,90 €')).toBeVisible();
  },
});

export const ME = meta.story({
  globals: { country: 'ME' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Štedite 27,00 €')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Dodaj u korpu' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Garancija 90 dana' })).toBeVisible();
    await expect(canvas.queryByText(/^Najniža cijena/)).toBeNull();
  },
});
