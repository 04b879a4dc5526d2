import { type Hundredths, type Offer, useOffers } from '../api';
import { sharedCurrency, sumOf, times } from '../country';

/**
 * What the contents of a bundle cost today, bought one by one: what its saving is reckoned from, wherever one is told
 * (Specification/Money and phones).
 *
 * @returns `undefined` for a single offer, and unless every part is sold by itself in the bundle's currency and all of them cost
 * more than the bundle
 */
export function separatePrice(
  bundle: Pick<Offer, 'children' | 'newPrice' | 'currency'>,
  offers: readonly Offer[],
): Hundredths | undefined {
  const { children = [] } = bundle;
  const parts = children.flatMap(({ id, quantity }) => {
    const part = offers.find((offer) => offer.id === id);
    return part ? [{ currency: part.currency, price: times(part.newPrice, quantity) }] : [];
  });
  if (parts.length < children.length || sharedCurrency([bundle, ...parts]) === undefined) return undefined;
  const price = sumOf(parts.map((part) => part.price));
  return price > bundle.newPrice ? price : undefined;
}

/** `separatePrice` among the offers that the shop sells. */
export function useSeparatePrice(offer: Parameters<typeof separatePrice>[0]): Hundredths | undefined {
  return separatePrice(offer, useOffers().data ?? []);
}
