import { offerSlugs } from '../fixtures';
import { LONG_WORD } from './longWord';
import type { Scenarios } from './types';

/** A name of 40 letters. */
const LARGE_NAME = 'Kompletan zimski paket za muško zdravlje';

const withoutSecondPrice = (data: unknown) =>
  Array.isArray(data)
    ? data.map((offer, index) => (index === 1 ? { ...offer, NewPrice: 'uskoro' } : offer))
    : data;

/** The list of offers. */
export const offerListScenarios = {
  'offers.oneMalformed': {
    description: 'The second offer of the list has no name and an unreadable price.',
    on: 'offers.f.getAll',
    answer: (data) =>
      Array.isArray(data)
        ? data.map((offer, index) => (index === 1 ? { ...offer, Name: null, NewPrice: 'uskoro' } : offer))
        : data,
  },
  'offers.oneMalformedOnce': {
    description: 'The second offer has an unreadable price in the first list only.',
    on: 'offers.f.getAll',
    answer: withoutSecondPrice,
    times: 1,
  },
  'offers.oneMalformedMeanwhile': {
    description: 'The second offer has an unreadable price in the second list only.',
    on: 'offers.f.getAll',
    answer: withoutSecondPrice,
    after: 1,
    times: 1,
  },
  'offers.firstWithdrawn': {
    description: 'The first offer is missing from the second list on.',
    on: 'offers.f.getAll',
    answer: (data) => (Array.isArray(data) ? data.slice(1) : data),
    after: 1,
  },
  'offers.firstWithdrawnLater': {
    description: 'The first offer is missing from the third list on.',
    on: 'offers.f.getAll',
    answer: (data) => (Array.isArray(data) ? data.slice(1) : data),
    after: 2,
  },
  'offers.firstRepriced': {
    description: 'The first offer costs 10 more from the second list on.',
    on: 'offers.f.getAll',
    answer: (data) =>
      Array.isArray(data)
        ? data.map((offer, index) => (index === 0 ? { ...offer, NewPrice: offer.NewPrice + 10 } : offer))
        : data,
    after: 1,
  },
  'offers.firstOutOfStock': {
    description: 'The first offer has a stock of 0.',
    store: (fixtures) => {
      const [slug] = offerSlugs;
      const { offers } = fixtures;
      return { ...fixtures, offers: { ...offers, [slug]: { ...offers[slug], Stock: 0 } } };
    },
  },
  'offers.diacritics': {
    description: 'The first three offers have names with č, ć, š, ž and đ.',
    on: 'offers.f.getAll',
    answer: (data) => {
      const names = ['Šećer i ravnoteža', 'Žuč i jetra', 'Mlađi dan'];
      return Array.isArray(data)
        ? data.map((offer, index) => ({ ...offer, Name: names[index] ?? offer.Name }))
        : data;
    },
  },
  'offers.longWords': {
    description: 'The names of all offers in the list begin with a word too long for a line.',
    on: 'offers.f.getAll',
    answer: (data) =>
      Array.isArray(data) ? data.map((offer) => ({ ...offer, Name: `${LONG_WORD} ${offer.Name}` })) : data,
  },
  'offers.large': {
    description: 'All offers have names of 40 letters and prices of five digits.',
    store: (fixtures) => {
      const large = {
        Name: LARGE_NAME,
        NewPrice: 12_345,
        OldPrice: 23_456.78,
        LowestPrice30: 12_345.67,
      };
      const { offers } = fixtures;
      const entries = offerSlugs.map((slug) => [slug, { ...offers[slug], ...large }] as const);
      return { ...fixtures, offers: { ...offers, ...Object.fromEntries(entries) } };
    },
  },
  'offers.many': {
    description: 'The list has 400 offers.',
    on: 'offers.f.getAll',
    answer: (data) =>
      Array.isArray(data)
        ? Array.from({ length: 400 }, (_, index) => {
            const offer = data[index % data.length];
            return { ...offer, ID: index + 1, Name: `${offer.Name} ${index + 1}` };
          })
        : data,
  },
  'offers.alphabet': {
    description: 'The list has ten offers whose names are not in alphabetical order.',
    on: 'offers.f.getAll',
    answer: (data) => {
      const names = ['Žalfija', 'Cink', 'Đumbir', 'Šipak', 'Zob', 'Ćilibar', 'Dren', 'Čaj', 'Sena', 'Aloja'];
      return Array.isArray(data) ? names.map((Name, index) => ({ ...data[index], Name })) : data;
    },
  },
  'offers.bundlesFirst': {
    description: 'The list begins with the bundles.',
    on: 'offers.f.getAll',
    answer: (data) =>
      Array.isArray(data)
        ? data.toSorted((a, b) => Number(a.ChildOffers === null) - Number(b.ChildOffers === null))
        : data,
  },
  'offers.noneForQuiz': {
    description: 'The list lacks the offers whose names the quiz looks for.',
    on: 'offers.f.getAll',
    answer: (data) =>
      Array.isArray(data) ? data.filter(({ Name }) => !/prosta|alpha|hair|digest/i.test(Name)) : data,
  },
  'offers.onlyBundles': {
    description: 'The list has bundles only.',
    on: 'offers.f.getAll',
    answer: (data) => (Array.isArray(data) ? data.filter(({ ChildOffers }) => ChildOffers !== null) : data),
  },
} satisfies Scenarios;
