import type { ReactNode } from 'react';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { useOffers } from '#features/shared/api';
import { CART_KEY } from '#features/shared/cart';
import { MARKUP, type ScenarioName } from '#mocks/scenarios';
import preview from '#storybook/preview';
import { tokens } from '#ui/theme';
import { OfferScreen } from './OfferScreen';
import { RECENTLY_VIEWED_KEY } from './parts/recentlyViewed';

const offer = (slug: string) => ({ path: `/offers/${slug}`, route: '/offers/:slog' });
const alpha = offer('alpha-potent');

const meta = preview.meta({
  title: 'Screens/Offer',
  component: OfferScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: alpha },
  beforeEach: () => localStorage.removeItem(RECENTLY_VIEWED_KEY),
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
const foodSection = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Sastav i upozorenja' }));
/** What is told of the food, by name. */
const foodFacts = (canvas: Canvas) =>
  Object.fromEntries(
    foodSection(canvas)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
const pictureInSight = (root: HTMLElement) =>
  root.querySelector('[aria-roledescription="slika"]:not([inert])');
const expectNoSidewaysScroll = () =>
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);

export const Default = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Alpha Potent' }, patience),
    ).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Alpha Potent | Hrast'));
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

Default.test(
  'what must be known of a food stands open, and a way leads to it',
  async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Dodatak prehrani, 60 kapsula (36 g) Sastav i upozorenja' }),
    );
    await expect(canvas.getByRole('heading', { level: 2, name: 'Sastav i upozorenja' })).toHaveFocus();
    await expect(foodFacts(canvas)).toEqual({
      'Vrsta proizvoda': 'Dodatak prehrani',
      Sastojci: expect.stringMatching(/^Korijen make u prahu/),
      'Neto količina': '60 kapsula (36 g)',
      'Dnevna doza': expect.stringMatching(/^2 kapsule: maka 500 mg/),
      Upozorenja: expect.stringMatching(/^Ne prekoračivati preporučenu dnevnu dozu\./),
      'Proizvođač ili uvoznik': expect.stringMatching(/^Uvoznik: Hrast d\.o\.o\./),
      'Broj u registru': 'BA-000001',
    });
    await expect(foodSection(canvas).getAllByRole('listitem')).toHaveLength(5);
  },
);

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
    await expect(await canvas.findByText('Učitavanje ponude', {}, patience)).toBeInTheDocument();
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

Failed.test('the button stays while it tries again', async ({ canvas }) => {
  const retry = canvas.getByRole('button', { name: 'Pokušaj ponovo' });
  await userEvent.click(retry);
  await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
  await expect(retry).toHaveFocus();
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'), patience);
  await expect(retry).toBeVisible();
});

export const FailedThenRetried = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['offer.failsTwice'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pokušaj ponovo' }, patience));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Alpha Potent' }, patience),
    ).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const NotFound = meta.story({
  parameters: { shop: offer('nema-me') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Stranica nije pronađena' }, patience),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pogledajte najpopularnije' })).toBeVisible();
  },
});

NotFound.test('is no failure that is asked for anew with the network', async ({ canvas }) => {
  const requests = spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect(canvas.getByRole('heading', { level: 1, name: 'Stranica nije pronađena' })).toBeVisible();
  await expect(canvas.queryByRole('alert')).toBeNull();
  await expect(requests).not.toHaveBeenCalled();
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
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Alpha Potent' }, patience),
    ).toBeVisible();
    await waitFor(() => expect(reviewTitles(canvas)).toHaveLength(5));
  },
});

/** A refresh that fails takes nothing away. */
export const RefreshFailed = meta.story({
  render,
  parameters: { shop: { ...alpha, scenarios: ['offer.fails'] } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Alpha Potent' }, patience),
    ).toBeVisible();
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
    await expect(await canvas.findByText('Učitavanje recenzija', {}, patience)).toBeInTheDocument();
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

ReviewsFailed.test('come when they are asked for again', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Pokušaj ponovo' }));
  await waitFor(() => expect(reviewTitles(canvas)).toHaveLength(5), patience);
  await expect(canvas.getByRole('heading', { level: 2, name: 'Recenzije kupaca' })).toHaveFocus();
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

/** They are counted and shared out over the stars; a few show, and more when asked for. */
export const ManyReviews = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['reviews.many'] } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Recenzije' }, patience);
    await expect(list.children).toHaveLength(5);
    await expect(canvas.getAllByText('20%')).toHaveLength(5);
    await userEvent.click(reviewSection(canvas).getByRole('button', { name: 'Prikaži još' }));
    await expect(list.children).toHaveLength(10);
    await expect(list.children[5]).toHaveFocus();
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

const member = (...scenarios: ScenarioName[]) => ({
  shop: { ...alpha, scenarios: ['session.member', ...scenarios] satisfies ScenarioName[] },
});

const reviewForm = (canvas: Canvas) => canvas.findByRole('form', { name: 'Nova recenzija' }, patience);

/** Opens the form; resolves to what is in it. */
async function openForm(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Napišite recenziju' }, patience));
  return within(await reviewForm(canvas));
}

const send = (form: Canvas) => userEvent.click(form.getByRole('button', { name: 'Pošalji recenziju' }));

/** A real picture, so that its preview is one. */
async function drawing(name = 'bocica.png') {
  const canvas = new OffscreenCanvas(80, 80);
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = tokens.color.category.potency.tint;
    pen.fillRect(0, 0, 80, 80);
    pen.fillStyle = tokens.color.category.potency.ink;
    pen.fillRect(28, 16, 24, 48);
  }
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

async function choosePicture(form: Canvas, name: string) {
  await userEvent.upload(form.getByLabelText('Slika'), await drawing());
  await userEvent.type(form.getByLabelText('Ime slike'), name);
}

const addPicture = (form: Canvas) => userEvent.click(form.getByRole('button', { name: 'Dodaj sliku' }));

const addedPictures = (form: Canvas) => {
  const list = form.queryByRole('list', { name: 'Dodane slike' });
  return list ? within(list).getAllByRole('listitem') : [];
};

/** The params of what goes to one method while the story plays. */
function watchCalls(method: string): () => Record<string, unknown>[] {
  const spy = spyOn(globalThis, 'fetch');
  return () =>
    spy.mock.calls
      .map(([, init]) => JSON.parse(String(init?.body)))
      .filter((call) => call.method === method)
      .map((call) => call.params);
}

const wasSent = async (canvas: Canvas) => {
  const note = await canvas.findByText('Hvala, vaša recenzija je poslana', {}, patience);
  await waitFor(() => expect(note.closest('[tabindex="-1"]')).toHaveFocus());
  await expect(canvas.getByText(/objaviti nakon provjere/)).toBeVisible();
  await expect(canvas.queryByRole('form')).toBeNull();
};

/** Seed §4: who is not logged in is asked to make an account or log in. */
export const ReviewLoggedOut = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Napišite recenziju' }, patience));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 3, name: 'Napišite recenziju' })).toHaveFocus(),
    );
    await expect(
      await canvas.findByText(
        'Recenziju možete napisati kad imate profil. Napravite ga ili se prijavite.',
        {},
        patience,
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
});

ReviewLoggedOut.test('closing gives the button back, with the focus', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Zatvori recenziju' }));
  await expect(canvas.getByRole('button', { name: 'Napišite recenziju' })).toHaveFocus();
  await expect(canvas.queryByText(/^Recenziju možete napisati/)).not.toBeVisible();
});

ReviewLoggedOut.test('one way leads to the login', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Prijavi se' }));
  await expect(await canvas.findByRole('heading', { level: 1, name: '/login' }, patience)).toBeVisible();
});

ReviewLoggedOut.test('the other to a new profile', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Napravi profil' }));
  await expect(await canvas.findByRole('heading', { level: 1, name: '/login' }, patience)).toBeVisible();
});

/** Neither the form nor the ways to it (decision 15). */
export const ReviewSessionUnknown = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['session.pending'] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Napišite recenziju' }, patience));
    await expect(await canvas.findByText('Učitavanje obrasca', {}, patience)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Prijavi se' })).toBeNull();
  },
});

/** Only the place of the form says so: the offer can be bought. */
export const ReviewCheckFailed = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['session.fails'] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Napišite recenziju' }, patience));
    await expect(await canvas.findByRole('alert', {}, patience)).toHaveTextContent(
      'Ne možemo provjeriti da li ste prijavljeni',
    );
    await expect(canvas.getByRole('button', { name: 'Pokušaj ponovo' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Dodaj u korpu' })).toBeVisible();
  },
});

export const ReviewForm = meta.story({
  globals: { viewport: { value: 'desktop' } },
  parameters: member(),
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    await expect(form.getByRole('radiogroup', { name: 'Vaša ocjena' })).toBeRequired();
    await expect(form.getByLabelText(/^Naslov/)).toBeRequired();
    await expect(form.getByLabelText(/^Vaše iskustvo/)).toBeRequired();
    await expect(form.getByRole('checkbox', { name: /Prihvatam uslove korištenja/ })).toBeRequired();
    await expect(form.getByText(/Uz recenziju se objavljuje vaše ime: Edin Begović\./)).toBeVisible();
    await expect(form.getByText('Možete dodati najviše 3 slike.')).toBeVisible();
  },
});

/** The form in the words of the other countries. */
export const ReviewFormRS = ReviewForm.extend({
  globals: { country: 'RS', viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    await expect(form.getByRole('radiogroup', { name: 'Vaša ocena' })).toBeVisible();
    await expect(form.getByRole('checkbox', { name: /uslove korišćenja/ })).toBeVisible();
  },
});

export const ReviewFormHR = ReviewForm.extend({
  globals: { country: 'HR', viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    await expect(form.getByRole('checkbox', { name: /Prihvaćam uvjete korištenja/ })).toBeVisible();
    await expect(form.getByText(/^Što ste primijetili/)).toBeVisible();
  },
});

/** Seed §5, decision 8: nothing but the text is enforced. */
ReviewForm.test('only the text is asked for', async ({ canvas }) => {
  const reviews = watchCalls('shopReviews.add');
  const form = within(await reviewForm(canvas));
  await send(form);
  const text = form.getByLabelText(/^Vaše iskustvo/);
  await waitFor(() => expect(text).toHaveAccessibleDescription(/Unesite vaš kometar$/));
  await expect(text).toHaveFocus();
  await expect(form.getByLabelText(/^Naslov/)).toBeValid();
  await userEvent.type(text, ' Da ');
  await waitFor(() => expect(text).toBeValid());
  await send(form);
  await wasSent(canvas);
  await expect(reviews()).toEqual([
    { OfferID: '1', Rating: 0, Review: 'Da', ReviewHead: '', Attachments: [] },
  ]);
});

ReviewForm.test('everything that was filled in is sent, and is not shown yet', async ({ canvas }) => {
  const reviews = watchCalls('shopReviews.add');
  const form = within(await reviewForm(canvas));
  await userEvent.click(form.getByRole('radio', { name: 'Vrlo dobro' }));
  await userEvent.type(form.getByLabelText(/^Naslov/), 'Radi');
  await userEvent.type(form.getByLabelText(/^Vaše iskustvo/), 'Osjetim');
  await choosePicture(form, 'Pult');
  await addPicture(form);
  await expect(await form.findByText('Poslano', {}, patience)).toBeInTheDocument();
  await userEvent.click(form.getByRole('checkbox'));
  await send(form);
  await wasSent(canvas);
  await expect(reviews()).toMatchObject([
    {
      OfferID: '1',
      Rating: 4,
      Review: 'Osjetim',
      ReviewHead: 'Radi',
      Attachments: [{ ImageName: 'Pult', ID: expect.any(String), Url: expect.any(String) }],
    },
  ]);
  await expect(reviewTitles(canvas)).not.toContain('Radi');
  const another = await openForm(canvas);
  await expect(another.getByLabelText(/^Naslov/)).toHaveValue('');
});

ReviewForm.test('closed by accident, it loses nothing', async ({ canvas }) => {
  const form = within(await reviewForm(canvas));
  await userEvent.click(form.getByRole('radio', { name: 'Dobro' }));
  await userEvent.type(form.getByLabelText(/^Naslov/), 'Još ne znam');
  await userEvent.click(canvas.getByRole('button', { name: 'Zatvori recenziju' }));
  await expect(canvas.getByRole('button', { name: 'Napišite recenziju' })).toHaveFocus();
  const again = await openForm(canvas);
  await expect(again.getByLabelText(/^Naslov/)).toHaveValue('Još ne znam');
  await expect(again.getByRole('radio', { name: 'Dobro' })).toBeChecked();
});

ReviewForm.test('a look at another page loses nothing either', async ({ canvas }) => {
  const form = within(await reviewForm(canvas));
  await userEvent.click(form.getByRole('radio', { name: 'Loše' }));
  await userEvent.type(form.getByLabelText(/^Vaše iskustvo/), 'Nakratko');
  const others = within(canvas.getByRole('region', { name: 'Kupci uzimaju i ovo' }));
  await userEvent.click(await others.findByRole('link', { name: 'Libido' }, patience));
  await canvas.findByRole('heading', { level: 1, name: 'Libido' }, patience);
  const viewed = within(await canvas.findByRole('region', { name: 'Nedavno pogledano' }));
  await userEvent.click(viewed.getByRole('link', { name: 'Alpha Potent' }));
  await canvas.findByRole('heading', { level: 1, name: 'Alpha Potent' }, patience);
  const again = await openForm(canvas);
  await expect(again.getByLabelText(/^Vaše iskustvo/)).toHaveValue('Nakratko');
  await expect(again.getByRole('radio', { name: 'Loše' })).toBeChecked();
});

ReviewForm.test('a picture needs a name and a file', async ({ canvas }) => {
  const form = within(await reviewForm(canvas));
  await addPicture(form);
  const file = form.getByLabelText('Slika');
  const name = form.getByLabelText('Ime slike');
  await waitFor(() => expect(file).toHaveAccessibleDescription('Odaberite privitak'));
  await expect(name).toHaveAccessibleDescription('Ime ne može biti prazno');
  await expect(file).toHaveFocus();
  await userEvent.upload(file, await drawing());
  await waitFor(() => expect(file).toBeValid());
  await addPicture(form);
  await expect(name).toHaveFocus();
  await expect(addedPictures(form)).toHaveLength(0);
});

ReviewForm.test('what is no image is not sent', async ({ canvas }) => {
  const form = within(await reviewForm(canvas));
  const file = form.getByLabelText('Slika');
  // As a drop would: the choice of files offers images only.
  await userEvent
    .setup({ applyAccept: false })
    .upload(file, new File(['račun'], 'racun.pdf', { type: 'application/pdf' }));
  await waitFor(() =>
    expect(file).toHaveAccessibleDescription('Ovo nije slika. Odaberite JPG, PNG ili WebP.'),
  );
  await userEvent.type(form.getByLabelText('Ime slike'), 'Račun');
  await addPicture(form);
  await expect(addedPictures(form)).toHaveLength(0);
});

ReviewForm.test('a picture that was chosen and not added comes along', async ({ canvas }) => {
  const reviews = watchCalls('shopReviews.add');
  const form = within(await reviewForm(canvas));
  await userEvent.type(form.getByLabelText(/^Vaše iskustvo/), 'Da');
  await userEvent.upload(form.getByLabelText('Slika'), await drawing());
  await send(form);
  await waitFor(() =>
    expect(form.getByLabelText('Ime slike')).toHaveAccessibleDescription('Ime ne može biti prazno'),
  );
  await expect(reviews()).toEqual([]);
  await userEvent.type(form.getByLabelText('Ime slike'), 'Pult{Enter}');
  await wasSent(canvas);
  await expect(reviews()).toMatchObject([{ Attachments: [{ ImageName: 'Pult' }] }]);
});

/** However often it is clicked, one request. */
export const ReviewSending = meta.story({
  parameters: member('review.slow'),
  play: async ({ canvas }) => {
    const reviews = watchCalls('shopReviews.add');
    const form = await openForm(canvas);
    await userEvent.type(form.getByLabelText(/^Vaše iskustvo/), 'Da');
    const button = form.getByRole('button', { name: 'Pošalji recenziju' });
    await userEvent.dblClick(button);
    await waitFor(() => expect(button).toHaveAccessibleName('Šaljem recenziju'));
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(reviews()).toHaveLength(1);
  },
});

ReviewSending.test('and one note', async ({ canvas }) => {
  await wasSent(canvas);
});

export const ReviewSent = meta.story({
  globals: { viewport: { value: 'desktop' } },
  parameters: member(),
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    await userEvent.type(form.getByLabelText(/^Vaše iskustvo/), 'Da');
    await send(form);
    await wasSent(canvas);
    await expect(canvas.getByRole('button', { name: 'Napišite recenziju' })).toBeVisible();
  },
});

/** Seed §8, to the letter. */
export const ReviewFailed = meta.story({
  parameters: member('review.fails'),
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    await userEvent.click(form.getByRole('radio', { name: 'Odlično' }));
    await userEvent.type(form.getByLabelText(/^Vaše iskustvo/), 'Da');
    await send(form);
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'Došlo je do greške prilikom spremanja kometara, molimo pokušajte ponovo kasnije',
    );
    await expect(form.getByLabelText(/^Vaše iskustvo/)).toHaveValue('Da');
    await expect(form.getByRole('radio', { name: 'Odlično' })).toBeChecked();
  },
});

/** The login has run out: the way to it, and all that was written still there afterwards. */
export const ReviewExpired = meta.story({
  parameters: member('review.expired'),
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    await userEvent.type(form.getByLabelText(/^Vaše iskustvo/), 'Da');
    await send(form);
    await expect(await canvas.findByText('Prijava je istekla', {}, patience)).toBeVisible();
    await expect(canvas.getByText('Prijavite se ponovo. Ono što ste napisali vas čeka.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Napišite recenziju' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Prijavi se' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const PictureOnItsWay = meta.story({
  parameters: member('upload.pending'),
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    await choosePicture(form, 'Bočica na pultu');
    await addPicture(form);
    const [row] = addedPictures(form);
    if (!row) throw new Error('no picture');
    const picture = within(row);
    await expect(picture.getByRole('progressbar', { name: 'Slanje slike Bočica na pultu' })).toBeVisible();
    await expect(picture.getByText('Šalje se')).toBeVisible();
    await expect(form.getByLabelText('Ime slike')).toHaveValue('');
    await expect(form.queryByText('bocica.png')).toBeNull();
  },
});

PictureOnItsWay.test('the review waits for it, until it is taken away', async ({ canvas }) => {
  const reviews = watchCalls('shopReviews.add');
  const form = within(await reviewForm(canvas));
  await userEvent.type(form.getByLabelText(/^Vaše iskustvo/), 'Da');
  await send(form);
  await expect(await form.findByRole('button', { name: 'Šaljem slike' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await expect(reviews()).toEqual([]);
  const stop = spyOn(XMLHttpRequest.prototype, 'abort');
  await userEvent.click(form.getByRole('button', { name: 'Ukloni sliku Bočica na pultu' }));
  await expect(stop).toHaveBeenCalledOnce();
  await wasSent(canvas);
  await expect(reviews()).toMatchObject([{ Attachments: [] }]);
});

export const PictureSent = meta.story({
  parameters: member(),
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    for (const name of ['Pult', 'Kutija', 'Poklopac']) {
      await choosePicture(form, name);
      await addPicture(form);
    }
    await waitFor(() => expect(form.getAllByText('Poslano')).toHaveLength(3), patience);
    await expect(form.getByText('Dodali ste 3 slike, više ne može.')).toBeVisible();
    await expect(form.queryByLabelText('Slika')).toBeNull();
  },
});

PictureSent.test('one taken away makes room for another', async ({ canvas }) => {
  const form = within(await reviewForm(canvas));
  await userEvent.click(form.getByRole('button', { name: 'Ukloni sliku Kutija' }));
  await expect(addedPictures(form)).toHaveLength(2);
  await expect(form.getByLabelText('Slika')).toHaveFocus();
});

export const PictureLost = meta.story({
  parameters: member('upload.failsOnce'),
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    await choosePicture(form, 'Pult');
    await addPicture(form);
    await expect(await form.findByText('Slika nije poslana.', {}, patience)).toBeVisible();
    await userEvent.type(form.getByLabelText(/^Vaše iskustvo/), 'Da');
    await send(form);
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'Recenzija još nije poslana, jer jedna slika nije stigla.',
    );
  },
});

PictureLost.test('a second try brings it', async ({ canvas }) => {
  const form = within(await reviewForm(canvas));
  await userEvent.click(form.getByRole('button', { name: 'Pokušaj ponovo' }));
  await expect(await form.findByText('Poslano', {}, patience)).toBeVisible();
  await send(form);
  await wasSent(canvas);
});

export const PictureRefused = meta.story({
  parameters: member('upload.notAnImage'),
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    await choosePicture(form, 'Pult');
    await addPicture(form);
    await expect(
      await form.findByText('Ovo nije slika. Uklonite je i odaberite JPG, PNG ili WebP.', {}, patience),
    ).toBeVisible();
    await expect(form.queryByRole('button', { name: 'Pokušaj ponovo' })).toBeNull();
  },
});

export const ReviewFormNarrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: member('upload.failsOnce'),
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    await choosePicture(form, 'Najneprotivrječnodopunjavajuća');
    await addPicture(form);
    await expect(await form.findByText('Slika nije poslana.', {}, patience)).toBeVisible();
    await expectNoSidewaysScroll();
  },
});

/** A customer's photo fills the window; what was in focus has the focus again. */
export const PhotoLarge = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [open] = await canvas.findAllByRole(
      'button',
      { name: 'Fotografija kupca: Senad Kovačević . Uvećajte' },
      patience,
    );
    if (!open) throw new Error('no photo');
    await userEvent.click(open);
    const dialog = await screen.findByRole(
      'dialog',
      { name: 'Fotografija kupca: Senad Kovačević' },
      patience,
    );
    const photo = within(dialog).getByRole('img', { name: 'Fotografija kupca: Senad Kovačević' });
    await waitFor(() => expect(photo.getBoundingClientRect().height).toBeGreaterThan(300));
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
  },
});

PhotoLarge.test('Escape closes it', async ({ canvas }) => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(
    canvas.getByRole('button', { name: 'Fotografija kupca: Senad Kovačević . Uvećajte' }),
  ).toHaveFocus();
});

/** Fifteen reviews can be read here: those are counted, not the thousands of the score. */
export const RatingShares = meta.story({
  play: async ({ canvas }) => {
    const shares = await canvas.findByRole(
      'list',
      { name: 'Na osnovu 15 recenzija na ovoj stranici.' },
      patience,
    );
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

export const AlsoTaken = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const others = within(await canvas.findByRole('region', { name: 'Kupci uzimaju i ovo' }, patience));
    await waitFor(() =>
      expect(others.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
        'Paket Snaga',
        'Paket 50+',
        'Libido',
        'Prosta Vital',
      ]),
    );
    await expect(canvas.queryByRole('region', { name: 'Nedavno pogledano' })).toBeNull();
  },
});

export const OthersLoading = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['offers.pending'] } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Kupci uzimaju i ovo' }, patience),
    ).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
});

/** Other offers that cannot be had are as good as none (decision 6). */
export const OthersFailed = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['offers.fails'] } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Alpha Potent' }, patience);
    await waitFor(
      () => expect(canvas.queryByRole('heading', { name: 'Kupci uzimaju i ovo' })).toBeNull(),
      patience,
    );
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const RecentlyViewed = meta.story({
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => localStorage.setItem(RECENTLY_VIEWED_KEY, '["4","1","2","7","9","3"]'),
  play: async ({ canvas }) => {
    const viewed = within(await canvas.findByRole('region', { name: 'Nedavno pogledano' }, patience));
    await waitFor(() =>
      expect(viewed.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
        'Joint Ease',
        'Libido',
        'HairGrow Plus',
        'Digest Balance',
      ]),
    );
    await expect(viewed.getByText('Ovaj popis je samo na vašem uređaju.')).toBeVisible();
    await expect(localStorage.getItem(RECENTLY_VIEWED_KEY)).toBe('["1","4","2","7","9","3"]');
  },
});

/** Whatever somebody has written there. */
export const RecentlyViewedTampered = meta.story({
  beforeEach: () =>
    localStorage.setItem(RECENTLY_VIEWED_KEY, '[null,{"id":"2"},"__proto__","<img src=x>","99",["3"],"2"]'),
  play: async ({ canvas }) => {
    const viewed = within(await canvas.findByRole('region', { name: 'Nedavno pogledano' }, patience));
    await waitFor(() =>
      expect(viewed.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
        'Libido',
      ]),
    );
  },
});

/** A browser that keeps nothing. */
export const StorageForbidden = meta.story({
  beforeEach: () => {
    spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Alpha Potent' }, patience),
    ).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Nedavno pogledano' })).toBeNull();
  },
});

export const Bundle = meta.story({
  parameters: { shop: offer('paket-snaga') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Paket Snaga' }, patience),
    ).toBeVisible();
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
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Libido' }, patience)).toBeVisible();
  await expect(canvas.getByRole('spinbutton', { name: 'Količina' })).toHaveValue('1');
  await waitFor(() => expect(document.title).toBe('Libido | Hrast'));
});

/** One picture needs neither thumbs nor arrows. */
export const OnePicture = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { shop: offer('libido') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Libido' })).toBeVisible();
    const { width, height } = canvas.getByRole('img', { name: 'Libido' }).getBoundingClientRect();
    // The square, and what the thumbs would take: as much as the skeleton keeps free.
    await expect(height - width).toBe(92);
    await expect(canvas.queryByRole('button', { name: /slika/i })).toBeNull();
  },
});

/** An allergen is told apart from the other ingredients. */
export const FoodWithAllergens = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { shop: offer('joint-ease') },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Joint Ease' }, patience);
    await expect(foodFacts(canvas)).toMatchObject({ Alergeni: 'Riba.' });
    await expectNoSidewaysScroll();
  },
});

/** What a backend does not tell has no row. */
export const FoodPartial = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['offer.foodPartial'] } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Alpha Potent' }, patience);
    await expect(foodFacts(canvas)).toEqual({
      'Vrsta proizvoda': 'Dodatak prehrani',
      Sastojci: 'Voda, biljni glicerol, ekstrakt korijena make (Lepidium meyenii).',
      Upozorenja: 'Ne prekoračivati preporučenu dnevnu dozu.',
      'Proizvođač ili uvoznik': 'Hrast d.o.o.',
    });
    await expect(canvas.getByRole('button', { name: 'Dodatak prehrani Sastav i upozorenja' })).toBeVisible();
  },
});

/** The offer stands without what cannot be read. */
export const FoodMalformed = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['offer.foodMalformed'] } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Alpha Potent' }, patience);
    await expect(canvas.getByRole('button', { name: 'Dodaj u korpu' })).toBeVisible();
    await expect(canvas.queryByText('Sastav i upozorenja')).toBeNull();
  },
});

/** What is applied to the skin is no food. */
export const NoFood = meta.story({
  parameters: { shop: offer('cellu-lift') },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Cellu Lift' }, patience);
    await expect(canvas.queryByText('Sastav i upozorenja')).toBeNull();
    await expect(canvas.queryByText(/^Dodatak prehrani/)).toBeNull();
  },
});

/** Whatever the backend sends: it is the country that asks for it. */
export const LowestPriceNotAsked = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['offer.lowestPrice'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Štedite 53,00 KM', {}, patience)).toBeVisible();
    await expect(canvas.queryByText(/^Najniža cijena/)).toBeNull();
  },
});

/** A backend that sends only what an offer cannot do without. */
export const Bare = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['offer.bare', 'offers.empty', 'reviews.empty'] } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Alpha Potent' }, patience),
    ).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Alpha Potent' })).toBeVisible();
    await expect(canvas.getAllByText('46,90 KM')[0]).toBeVisible();
    await expect(canvas.queryByText(/Štedite|Na stanju|Ocjena|Najniža cijena|%$/)).toBeNull();
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Garancija 90 dana' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sastojci' })).toBeNull();
    await expect(canvas.queryByText('Sastav i upozorenja')).toBeNull();
  },
});

/** What the company and customers write is read, and never run in the page. */
export const Markup = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['markup'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: MARKUP }, patience)).toBeVisible();
    await waitFor(() => expect(reviewTitles(canvas)[0]).toBe(MARKUP));
    await expect(reviewItems(canvas)[0]).toHaveTextContent(`${MARKUP} `);
    await expect(document.querySelector('img[src="x"]')).toBeNull();
    await expect(window).not.toHaveProperty('__xss');
  },
});

export const LongWords = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: { shop: { ...alpha, scenarios: ['offer.longWords'] } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /^Najneprotivrječno/ }, patience),
    ).toBeVisible();
    await expect(canvas.getByText('12 komada')).toBeVisible();
    await expectNoSidewaysScroll();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Alpha Potent' }, patience),
    ).toBeVisible();
    await waitFor(() => expect(reviewTitles(canvas)).toHaveLength(5));
    await expect(canvas.getAllByRole('button', { name: 'Dodaj u korpu' })).toHaveLength(1);
    await expectNoSidewaysScroll();
  },
});

/** Once the price box is out of sight above, a bar at the lower edge takes over. */
export const PhoneBuyBar = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Alpha Potent' }, patience);
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
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Alpha Potent' }, patience);
    const gallery = canvas.getByRole('region', { name: 'Slike proizvoda' }).getBoundingClientRect();
    await expect(heading.getBoundingClientRect().left).toBeGreaterThan(gallery.right);
    await expectNoSidewaysScroll();
  },
});

/** The price box begins below the window: the bar comes after a jump over it too. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' }, country: 'RS' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Alpha Potent' }, patience);
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
    await expect(await canvas.findByText('Štedite 53,00 KM', {}, patience)).toBeVisible();
    await expect(canvas.getByText('Zovemo vas za 30–60 minuta da potvrdimo narudžbu')).toBeVisible();
    await expect(canvas.getByRole('option', { name: 'Najbolja ocjena' })).toBeInTheDocument();
    await expect(foodFacts(canvas)).toMatchObject({
      'Vrsta proizvoda': 'Dodatak prehrani',
      Upozorenja: expect.stringContaining('Čuvati van dohvata djece'),
    });
    await expect(canvas.queryByText(/^Najniža cijena/)).toBeNull();
  },
});

export const RS = meta.story({
  globals: { country: 'RS' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Štedite 3.160,00 RSD', {}, patience)).toBeVisible();
    await expect(canvas.getByText('Zovemo vas za 30–60 minuta da potvrdimo porudžbinu')).toBeVisible();
    await expect(canvas.getByRole('option', { name: 'Sa fotografijama' })).toBeInTheDocument();
    await expect(foodFacts(canvas)).toMatchObject({
      'Vrsta proizvoda': 'Dodatak ishrani',
      Upozorenja: expect.stringContaining('Čuvati van domašaja dece'),
    });
    await expect(canvas.getByRole('option', { name: 'Najbolja ocena' })).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: 'Sledeća slika' }, patience)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Napišite recenziju' }));
    await expect(
      await canvas.findByText(/^Recenziju možete napisati kada imate profil/, {}, patience),
    ).toBeVisible();
  },
});

export const HR = meta.story({
  globals: { country: 'HR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Štedite 27,00 €', {}, patience)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Dodaj u košaricu' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Jamstvo 90 dana' })).toBeVisible();
    await expect(canvas.getByText('90 dana jamstva zadovoljstva')).toBeVisible();
    await expect(canvas.getByText('Najniža cijena u posljednjih 30 dana: 26,90 €')).toBeVisible();
    await expect(foodFacts(canvas)).toMatchObject({
      'Vrsta proizvoda': 'Dodatak prehrani',
      Upozorenja: expect.stringContaining('Čuvati izvan dohvata male djece'),
    });
    const others = within(canvas.getByRole('region', { name: 'Kupci uzimaju i ovo' }));
    await expect(
      await others.findByText('Najniža cijena u posljednjih 30 dana: 43,90 €', {}, patience),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Napišite recenziju' }));
    await expect(await canvas.findByRole('button', { name: 'Izradi račun' }, patience)).toBeVisible();
  },
});

export const ME = meta.story({
  globals: { country: 'ME' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Štedite 27,00 €', {}, patience)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Dodaj u korpu' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Garancija 90 dana' })).toBeVisible();
    await expect(foodFacts(canvas)).toMatchObject({
      'Vrsta proizvoda': 'Dodatak ishrani',
      Upozorenja: expect.stringContaining('Čuvati van domašaja djece'),
    });
    await expect(canvas.queryByText(/^Najniža cijena/)).toBeNull();
  },
});
