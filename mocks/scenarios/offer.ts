import { LONG_WORD } from './longWord';
import type { Scenarios } from './types';

/** One offer, as its own page requests it. */
export const offerScenarios = {
  'offer.notFound': {
    description: 'No offer has the slug.',
    on: 'offers.f.getSlog',
    answer: 'NOT_FOUND',
  },
  'offer.bare': {
    description: 'The offer has only its required fields.',
    on: 'offers.f.getSlog',
    answer: (data) => {
      const required = ['ID', 'Name', 'Slog', 'Group', 'NewPrice', 'Currency'];
      return Object.fromEntries(Object.entries(data ?? {}).filter(([field]) => required.includes(field)));
    },
  },
  'offer.onePicture': {
    description: 'The offer has a single picture.',
    on: 'offers.f.getSlog',
    answer: (data) => {
      const { Images }: { Images?: string[] } = data ?? {};
      return { ...(data ?? {}), Images: Images?.slice(0, 1) };
    },
  },
  'offer.foodPartial': {
    description: 'The food information of the offer has only ingredients, a warning and the maker.',
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
    description: 'The food information of the offer is malformed.',
    on: 'offers.f.getSlog',
    answer: (data) => ({ ...(data ?? {}), Food: { Ingredients: 7, Warnings: 'nema' } }),
  },
  'offer.lowestPrice': {
    description: 'The offer has a lowest price of the last 30 days, in every country.',
    on: 'offers.f.getSlog',
    answer: (data) => ({ ...(data ?? {}), LowestPrice30: 52.9 }),
  },
  'offer.longWords': {
    description: 'The texts of the offer and its bundled product are words too long for a line.',
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
