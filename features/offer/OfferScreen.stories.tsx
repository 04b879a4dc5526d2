import type { ReactNode } from 'react';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { useOffers } from '#features/shared/api';
import { MARKUP } from '#mocks/scenarios';
import { expectNoHorizontalScroll, findPageHeading } from '#storybook/plays';
import preview from '#storybook/preview';
import { OfferScreen } from './OfferScreen';
import { alpha, foodFacts, offer, reviewItems, reviewTitles } from './offer.plays';

const meta = preview.meta({
  title: 'Screens/Offer',
  component: OfferScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: alpha },
});

export default meta;

export const Default = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Alpha Potent');
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

Default.test('the tabs show description, advantages and usage', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('tabpanel', { name: 'Opis' })).toHaveTextContent(/^Alpha Potent je dodatak/);
  await userEvent.click(canvas.getByRole('tab', { name: 'Prednosti' }));
  const advantages = within(canvas.getByRole('tabpanel', { name: 'Prednosti' }));
  await expect(advantages.getAllByRole('listitem')).toHaveLength(5);
  await expect(advantages.getByText('Korijen make, 500 mg dnevno')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('tabpanel', { name: 'Kako koristiti' })).toHaveTextContent(
    /^Uzmite dvije kapsule dnevno/,
  );
});

Default.test('the accordion shows benefits, ingredients and the guarantee', async ({ canvas, userEvent }) => {
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
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Došlo je do greške!');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ponuda se nije učitala' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pokušaj ponovo' })).toBeVisible();
  },
});

Failed.test('the retry button stays during the retry', async ({ canvas }) => {
  const retry = canvas.getByRole('button', { name: 'Pokušaj ponovo' });
  await userEvent.click(retry);
  await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
  await expect(retry).toHaveFocus();
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
  await expect(retry).toBeVisible();
});

export const FailedThenRetried = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['offer.failsTwice'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pokušaj ponovo' }));
    await findPageHeading(canvas, 'Alpha Potent');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const NotFound = meta.story({
  parameters: { shop: offer('nema-me') },
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Stranica nije pronađena');
    await expect(canvas.getByRole('link', { name: 'Pogledajte najpopularnije' })).toBeVisible();
  },
});

NotFound.test('does not refetch when the network is back', async ({ canvas }) => {
  const requests = spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect(canvas.getByRole('heading', { level: 1, name: 'Stranica nije pronađena' })).toBeVisible();
  await expect(canvas.queryByRole('alert')).toBeNull();
  await expect(requests).not.toHaveBeenCalled();
});

/** An invented address with special characters. */
export const NoSuchAddress = NotFound.extend({
  parameters: { shop: offer(encodeURIComponent(`../${'ž'.repeat(300)}<b>&?#`)) },
});

/** Renders its children once the list of offers has loaded. */
function AfterListLoaded({ children }: { children: ReactNode }) {
  return useOffers().data ? children : null;
}

const render = () => (
  <AfterListLoaded>
    <OfferScreen />
  </AfterListLoaded>
);

/** The offer from the list shows until its own request is answered. */
export const LoadedFromList = meta.story({
  render,
  parameters: { shop: { ...alpha, scenarios: ['offer.pending'] } },
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Alpha Potent');
    await waitFor(() => expect(reviewTitles(canvas)).toHaveLength(5));
  },
});

/** A failed refresh keeps the loaded offer. */
export const RefreshFailed = meta.story({
  render,
  parameters: { shop: { ...alpha, scenarios: ['offer.fails'] } },
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Alpha Potent');
    // Enough for the request and its retry.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Alpha Potent' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** The list still has the offer, but the backend answers `NOT_FOUND`. */
export const NoLongerSold = meta.story({
  render,
  parameters: { shop: { ...alpha, scenarios: ['offer.notFound'] } },
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Stranica nije pronađena');
  },
});

/** The browser forbids storage. */
export const StorageForbidden = meta.story({
  beforeEach: () => {
    spyOn(localStorage, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
  },
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Alpha Potent');
    await expect(canvas.queryByRole('region', { name: 'Nedavno pogledano' })).toBeNull();
  },
});

/** The backend sends only an offer's required fields. */
export const Bare = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['offer.bare', 'offers.empty', 'reviews.empty'] } },
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Alpha Potent');
    await expect(canvas.getByRole('img', { name: 'Alpha Potent' })).toBeVisible();
    await expect(canvas.getAllByText('46,90 KM')[0]).toBeVisible();
    await expect(canvas.queryByText(/Štedite|Na stanju|Ocjena|Najniža cijena|%$/)).toBeNull();
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Garancija 90 dana' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sastojci' })).toBeNull();
    await expect(canvas.queryByText('Sastav i upozorenja')).toBeNull();
  },
});

/** Markup in texts of the company and of customers shows as text and never runs. */
export const Markup = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['markup'] } },
  play: async ({ canvas }) => {
    await findPageHeading(canvas, MARKUP);
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
    await findPageHeading(canvas, /^Najneprotivrječno/);
    await expect(canvas.getByText('12 komada')).toBeVisible();
    await expectNoHorizontalScroll();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Alpha Potent');
    await waitFor(() => expect(reviewTitles(canvas)).toHaveLength(5));
    await expect(canvas.getAllByRole('button', { name: 'Dodaj u korpu' })).toHaveLength(1);
    await expectNoHorizontalScroll();
  },
});

export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const heading = await findPageHeading(canvas, 'Alpha Potent');
    const gallery = canvas.getByRole('region', { name: 'Slike proizvoda' }).getBoundingClientRect();
    await expect(heading.getBoundingClientRect().left).toBeGreaterThan(gallery.right);
    await expectNoHorizontalScroll();
  },
});

export const BA = meta.story({
  globals: { country: 'BA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Štedite 53,00 KM')).toBeVisible();
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
    await expect(await canvas.findByText('Štedite 3.160,00 RSD')).toBeVisible();
    await expect(canvas.getByText('Zovemo vas za 30–60 minuta da potvrdimo porudžbinu')).toBeVisible();
    await expect(canvas.getByRole('option', { name: 'Sa fotografijama' })).toBeInTheDocument();
    await expect(foodFacts(canvas)).toMatchObject({
      'Vrsta proizvoda': 'Dodatak ishrani',
      Upozorenja: expect.stringContaining('Čuvati van domašaja dece'),
    });
    await expect(canvas.getByRole('option', { name: 'Najbolja ocena' })).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: 'Sledeća slika' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Napišite recenziju' }));
    await expect(await canvas.findByText(/^Recenziju možete napisati kada imate profil/)).toBeVisible();
  },
});

export const HR = meta.story({
  globals: { country: 'HR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Štedite 27,00 €')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Dodaj u košaricu' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Jamstvo 90 dana' })).toBeVisible();
    await expect(canvas.getByText('90 dana jamstva zadovoljstva')).toBeVisible();
    await expect(canvas.getByText('Najniža cijena u posljednjih 30 dana: 26,90 €')).toBeVisible();
    await expect(foodFacts(canvas)).toMatchObject({
      'Vrsta proizvoda': 'Dodatak prehrani',
      Upozorenja: expect.stringContaining('Čuvati izvan dohvata male djece'),
    });
    const others = within(canvas.getByRole('region', { name: 'Kupci uzimaju i ovo' }));
    await expect(await others.findByText('Najniža cijena u posljednjih 30 dana: 43,90 €')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Napišite recenziju' }));
    await expect(await canvas.findByRole('button', { name: 'Izradi račun' })).toBeVisible();
  },
});

export const ME = meta.story({
  globals: { country: 'ME' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Štedite 27,00 €')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Dodaj u korpu' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Garancija 90 dana' })).toBeVisible();
    await expect(foodFacts(canvas)).toMatchObject({
      'Vrsta proizvoda': 'Dodatak ishrani',
      Upozorenja: expect.stringContaining('Čuvati van domašaja djece'),
    });
    await expect(canvas.queryByText(/^Najniža cijena/)).toBeNull();
  },
});
