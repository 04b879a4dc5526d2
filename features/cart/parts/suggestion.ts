import type { Hundredths, Offer } from '#features/shared/api';
import type { CartItem } from '#features/shared/cart';
import { difference, sharedCurrency, sumOf, times } from '#features/shared/country';
import { isOutOfStock } from '#features/shared/offer';

export interface Suggestion {
  bundle: Offer;
  /** The price of the contents bought one by one, minus the bundle's. */
  saving: Hundredths;
}

/**
 * The bundle that holds most of what is in the cart and costs less than its contents; the first of the list if several
 * hold as much. None if it is in the cart or out of stock.
 */
export function suggestBundle(
  items: readonly Pick<CartItem, 'offer'>[],
  offers: readonly Offer[],
): Suggestion | undefined {
  const inCart = new Set(items.map(({ offer }) => offer.id));
  const sold = new Map(offers.map((offer) => [offer.id, offer]));
  const suggestions = offers.flatMap((bundle) => {
    const { children = [] } = bundle;
    const held = children.filter(({ id }) => inCart.has(id)).length;
    if (held === 0 || inCart.has(bundle.id) || isOutOfStock(bundle)) return [];
    const parts = children.flatMap(({ id, quantity }) => {
      const part = sold.get(id);
      return part ? [{ ...part, price: times(part.newPrice, quantity) }] : [];
    });
    if (parts.length < children.length || sharedCurrency([bundle, ...parts]) === undefined) return [];
    const saving = difference(sumOf(parts.map(({ price }) => price)), bundle.newPrice);
    return saving > 0 ? [{ bundle, saving, held }] : [];
  });
  const [best] = suggestions.sort((a, b) => b.held - a.held);
  return best;
}
