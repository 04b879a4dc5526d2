import type { Country } from '#features/shared/country';
import { createMemoryStore, type Store } from './backend';
import {
  type CountryFixtures,
  catalogue,
  countries,
  fixtures,
  NEWEST_OF_MANY,
  repeated,
  withManyOrders,
} from './fixtures';

/** How much there is of everything (`npm run backend -- --large`). */
const large = { offers: 400, reviews: 5_000, orders: 1_000, statusLines: 300 };

/** The fixtures, whose member has ordered a thousand times; the newest parcel has a long way behind it. */
function withOrders(country: CountryFixtures): CountryFixtures {
  const { shipments } = country;
  const lines = repeated(Object.values(shipments).flat(), large.statusLines);
  return {
    ...withManyOrders(country, large.orders),
    shipments: { ...shipments, [NEWEST_OF_MANY]: lines },
  };
}

/** 400 offers, of which the first has 5,000 reviews. */
async function largeStore(country: CountryFixtures): Promise<Store> {
  const store = createMemoryStore(withOrders(country), catalogue);
  const [first, ...others] = await store.offers.all();
  if (!first) throw new Error('The fixtures have no offers.');
  const offers = [
    first,
    ...others,
    ...repeated(others, large.offers - others.length - 1, (offer, index) => ({
      ...offer,
      ID: 1_000 + index,
      Name: `${offer.Name} ${index + 1}`,
      Slog: `${offer.Slog}-${index + 1}`,
    })),
  ];
  const reviews = repeated(await store.reviews.ofOffer(first.ID), large.reviews, (review, index) => ({
    ...review,
    ID: `large-${index}`,
    createdAt: new Date(Date.parse(review.createdAt) - index * 60_000).toISOString(),
  }));
  return {
    ...store,
    offers: { all: async () => offers },
    reviews: {
      ...store.reviews,
      ofOffer: async (id) => (String(id) === String(first.ID) ? reviews : store.reviews.ofOffer(id)),
    },
  };
}

/** Stores in memory with more of everything than a shop of this kind will have. */
export async function createLargeStores(): Promise<Record<Country, Store>> {
  const stores = await Promise.all(
    countries.map(async (country) => [country, await largeStore(fixtures[country])] as const),
  );
  return Object.fromEntries(stores) as Record<Country, Store>;
}
