import type { WireOffer } from '#features/shared/api';
import { offerSlugs, repeated } from '../fixtures';
import { LONG_WORD } from './longWord';
import { onList } from './onList';
import type { Scenarios } from './types';

/** A name of 40 letters. */
const LARGE_NAME = 'Kompletan zimski paket za muško zdravlje';

const onOffers = onList<WireOffer>;

const withoutSecondPrice = onOffers((offers) =>
  offers.map((offer, index) => (index === 1 ? { ...offer, NewPrice: 'uskoro' } : offer)),
);

/** Changes the first offer of the list. */
const withFirst = (change: (offer: WireOffer) => Partial<WireOffer>) =>
  onOffers((offers) => offers.map((offer, index) => (index === 0 ? { ...offer, ...change(offer) } : offer)));

const withoutFirst = onOffers((offers) => offers.slice(1));

/** The list of offers. */
export const offerListScenarios = {
  /** The second offer of the list has no name and an unreadable price. */
  'offers.oneMalformed': {
    on: 'offers.f.getAll',
    answer: onOffers((offers) =>
      offers.map((offer, index) => (index === 1 ? { ...offer, Name: null, NewPrice: 'uskoro' } : offer)),
    ),
  },
  /** The second offer has an unreadable price in the first list only. */
  'offers.oneMalformedOnce': { on: 'offers.f.getAll', answer: withoutSecondPrice, times: 1 },
  /** The second offer has an unreadable price in the second list only. */
  'offers.oneMalformedMeanwhile': { on: 'offers.f.getAll', answer: withoutSecondPrice, after: 1, times: 1 },
  /** The first offer is missing from the second list on. */
  'offers.firstWithdrawn': { on: 'offers.f.getAll', answer: withoutFirst, after: 1 },
  /** The first offer is missing from the third list on. */
  'offers.firstWithdrawnLater': { on: 'offers.f.getAll', answer: withoutFirst, after: 2 },
  /** The first offer costs 10 more from the second list on. */
  'offers.firstRepriced': {
    on: 'offers.f.getAll',
    answer: withFirst(({ NewPrice }) => ({ NewPrice: NewPrice + 10 })),
    after: 1,
  },
  /** The first offer is out of stock from the second list on. */
  'offers.firstSoldOut': { on: 'offers.f.getAll', answer: withFirst(() => ({ Stock: 0 })), after: 1 },
  /** The first offer has the price of another currency from the second list on. */
  'offers.firstInOtherCurrency': {
    on: 'offers.f.getAll',
    answer: withFirst(() => ({ Currency: 'CHF' })),
    after: 1,
  },
  'offers.firstOutOfStock': {
    store: (fixtures) => {
      const [slug] = offerSlugs;
      const { offers } = fixtures;
      return { ...fixtures, offers: { ...offers, [slug]: { ...offers[slug], Stock: 0 } } };
    },
  },
  /** The first three offers have names with č, ć, š, ž and đ. */
  'offers.diacritics': {
    on: 'offers.f.getAll',
    answer: onOffers((offers) => {
      const names = ['Šećer i ravnoteža', 'Žuč i jetra', 'Mlađi dan'];
      return offers.map((offer, index) => ({ ...offer, Name: names[index] ?? offer.Name }));
    }),
  },
  /** The names of all offers in the list begin with a word too long for a line. */
  'offers.longWords': {
    on: 'offers.f.getAll',
    answer: onOffers((offers) => offers.map((offer) => ({ ...offer, Name: `${LONG_WORD} ${offer.Name}` }))),
  },
  /** All offers have names of 40 letters and prices of five digits. */
  'offers.large': {
    store: (fixtures) => {
      const large = { Name: LARGE_NAME, NewPrice: 12_345, OldPrice: 23_456.78, LowestPrice30: 12_345.67 };
      const { offers } = fixtures;
      const entries = offerSlugs.map((slug) => [slug, { ...offers[slug], ...large }] as const);
      return { ...fixtures, offers: { ...offers, ...Object.fromEntries(entries) } };
    },
  },
  'offers.many': {
    on: 'offers.f.getAll',
    answer: onOffers((offers) =>
      repeated(offers, 400, (offer, index) => ({
        ...offer,
        ID: index + 1,
        Name: `${offer.Name} ${index + 1}`,
      })),
    ),
  },
  /** The list has ten offers whose names are not in alphabetical order. */
  'offers.alphabet': {
    on: 'offers.f.getAll',
    answer: onOffers((offers) => {
      const names = ['Žalfija', 'Cink', 'Đumbir', 'Šipak', 'Zob', 'Ćilibar', 'Dren', 'Čaj', 'Sena', 'Aloja'];
      return names.map((Name, index) => ({ ...offers[index], Name }));
    }),
  },
  'offers.bundlesFirst': {
    on: 'offers.f.getAll',
    answer: onOffers((offers) =>
      offers.toSorted((a, b) => Number(a.ChildOffers === null) - Number(b.ChildOffers === null)),
    ),
  },
  /** The bundles have no contents. */
  'offers.emptyBundles': {
    on: 'offers.f.getAll',
    answer: onOffers((offers) =>
      offers.map((offer) => (offer.ChildOffers ? { ...offer, ChildOffers: [] } : offer)),
    ),
  },
  /** The list lacks the offers whose names the quiz looks for. */
  'offers.noneForQuiz': {
    on: 'offers.f.getAll',
    answer: onOffers((offers) => offers.filter(({ Name }) => !/prosta|alpha|hair|digest/i.test(Name))),
  },
  'offers.noBundles': {
    on: 'offers.f.getAll',
    answer: onOffers((offers) => offers.filter(({ ChildOffers }) => ChildOffers === null)),
  },
  'offers.onlyBundles': {
    on: 'offers.f.getAll',
    answer: onOffers((offers) => offers.filter(({ ChildOffers }) => ChildOffers !== null)),
  },
} satisfies Scenarios;
