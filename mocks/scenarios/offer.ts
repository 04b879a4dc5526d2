import { LONG_WORD } from './longWord';
import type { Scenarios } from './types';

/** One offer, as its own page requests it. */
export const offerScenarios = {
  'offer.notFound': { on: 'offers.f.getSlog', answer: 'NOT_FOUND' },
  /** The offer has only its required fields. */
  'offer.bare': {
    on: 'offers.f.getSlog',
    answer: (data) => {
      const required = ['ID', 'Name', 'Slog', 'Group', 'NewPrice', 'Currency'];
      return Object.fromEntries(Object.entries(data ?? {}).filter(([field]) => required.includes(field)));
    },
  },
  'offer.onePicture': {
    on: 'offers.f.getSlog',
    answer: (data) => {
      const { Images }: { Images?: string[] } = data ?? {};
      return { ...(data ?? {}), Images: Images?.slice(0, 1) };
    },
  },
  /** The food information of the offer has only ingredients, a warning and the maker. */
  'offer.foodPartial': {
    on: 'offers.f.getSlog',
    answer: (data) => ({
      ...(data ?? {}),
      Food: {
        Ingredients: 'Voda, biljni glicerol, ekstrakt korijena make (Lepidium meyenii).',
        Warnings: ['Ne prekoračivati preporučenu dnevnu dozu.'],
        Maker: 'Hrast d.o.o.',
      },
    }),
  },
  'offer.foodMalformed': {
    on: 'offers.f.getSlog',
    answer: (data) => ({ ...(data ?? {}), Food: { Ingredients: 7, Warnings: 'nema' } }),
  },
  /** The stock is a large fraction, the rating has no count, and a bundle has no contents. */
  'offer.oddNumbers': {
    on: 'offers.f.getSlog',
    answer: (data) => ({ ...(data ?? {}), Stock: 1200.5, RatingCount: null, ChildOffers: [] }),
  },
  /** The offer has a lowest price of the last 30 days, in every country. */
  'offer.lowestPrice': {
    on: 'offers.f.getSlog',
    answer: (data) => ({ ...(data ?? {}), LowestPrice30: 52.9 }),
  },
  /** The texts of the offer and its bundled product are words too long for a line. */
  'offer.longWords': {
    on: 'offers.f.getSlog',
    answer: (data) => ({
      ...(data ?? {}),
      Name: LONG_WORD,
      Heading: `${LONG_WORD} ${LONG_WORD}`,
      Description: LONG_WORD,
      Benefits: [LONG_WORD],
      Food: { Ingredients: LONG_WORD, NetQuantity: LONG_WORD, Warnings: [LONG_WORD] },
      ChildOffers: [{ ID: 2, Name: LONG_WORD, Slog: 'libido', Images: [], Quantity: 12 }],
    }),
  },
} satisfies Scenarios;
