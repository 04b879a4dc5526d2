import { PRIORITY_COUNT } from '#features/listing';
import { fetchOffers, groups, type Offer } from '#features/shared/api';
import { type Country, countries } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { trimSlash } from '#features/shared/platform';
import { createRpcClient } from '#features/shared/protocol';
import type { FirstPictures, Plan } from './plan';

/**
 * The pictures that pages show first, for the offers that a backend has at the time of the build. A page asks for them
 * before it has its offers.
 *
 * @param host address of the backend
 */
export async function firstPictures(host: string): Promise<Plan['pictures']> {
  return Object.fromEntries(
    await Promise.all(countries.map(async (country) => [country, await picturesIn(country, host)] as const)),
  );
}

async function picturesIn(country: Country, host: string): Promise<FirstPictures> {
  const client = createRpcClient({ url: `${trimSlash(host)}/_rpc`, meta: { country } });
  const { offers } = await fetchOffers(client);
  const first = (list: readonly Offer[]) =>
    list.slice(0, PRIORITY_COUNT).map(({ images }) => images[0] ?? null);
  return Object.fromEntries([
    [routes.mostPopular.href(), first(offers)],
    ...groups.map((group) => [
      routes.shop.href(group),
      first(offers.filter((offer) => offer.group === group)),
    ]),
    ...offers.map((offer) => [routes.offer.href(offer.slug), first([offer])]),
  ]);
}
