import type { Hundredths, Offer } from '#features/shared/api';
import type { CartItem } from '#features/shared/cart';
import { difference } from '#features/shared/country';
import { isOutOfStock, separatePrice } from '#features/shared/offer';

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
  const suggestions = offers.flatMap((bundle) => {
    const { children = [] } = bundle;
    const held = children.filter(({ id }) => inCart.has(id)).length;
    if (held === 0 || inCart.has(bundle.id) || isOutOfStock(bundle)) return [];
    const separately = separatePrice(bundle, offers);
    if (separately === undefined) return [];
    return [{ bundle, saving: difference(separately, bundle.newPrice), held }];
  });
  const [best] = suggestions.sort((a, b) => b.held - a.held);
  return best;
}
