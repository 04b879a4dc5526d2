import { useOffers } from '../api';
import { discountPercent, facts, useCountry } from '../country';
import { useIsHydrated } from '../platform';
import { isOutOfStock } from './stock';

/**
 * The greatest reduction of what is in stock, in whole per cent, for 'up to' promises; `undefined` if nothing is reduced. Until
 * the offers have loaded, the shop's promise; `undefined` where the law requires the lowest price of 30 days.
 */
export function useGreatestDiscount(): number | undefined {
  const { showsLowestPrice30Days } = useCountry();
  const { data: offers } = useOffers();
  const isHydrated = useIsHydrated();
  if (!offers || !isHydrated) return showsLowestPrice30Days ? undefined : facts.maxDiscountPercent;
  const sold = offers.filter((offer) => !isOutOfStock(offer));
  const greatest = Math.max(0, ...sold.map(({ oldPrice, newPrice }) => discountPercent(oldPrice, newPrice)));
  return greatest || undefined;
}
