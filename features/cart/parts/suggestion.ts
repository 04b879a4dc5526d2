import type { Hundredths, Offer } from '#features/shared/api';
import type { CartItem, CartLine } from '#features/shared/cart';
import { difference } from '#features/shared/country';
import { isOutOfStock, separatePrice } from '#features/shared/offer';

export interface Suggestion {
  bundle: Offer;
  /** What the contents of one bundle cost one by one. */
  separately: Hundredths;
  /** The articles that make up bundles, and those bundles. */
  parts: CartLine[];
  bundles: CartLine;
}

/** The bundle whose contents are all in the cart and that costs less than they do; of several, the one that saves most. */
export function suggestBundle(
  items: readonly Pick<CartItem, 'offer' | 'quantity'>[],
  offers: readonly Offer[],
): Suggestion | undefined {
  const inCart = new Map(items.map(({ offer, quantity }) => [offer.id, quantity]));
  const suggestions = offers.flatMap((bundle) => {
    const { children = [] } = bundle;
    const times = Math.min(
      ...children.map(({ id, quantity }) => Math.floor((inCart.get(id) ?? 0) / quantity)),
    );
    const separately = separatePrice(bundle, offers);
    if (times === 0 || isOutOfStock(bundle) || separately === undefined) return [];
    const parts = children.map(({ id, quantity }) => ({ offerId: id, quantity: times * quantity }));
    return [{ bundle, separately, parts, bundles: { offerId: bundle.id, quantity: times } }];
  });
  const savingOf = ({ separately, bundle }: Suggestion) => difference(separately, bundle.newPrice);
  const [best] = suggestions.sort((a, b) => savingOf(b) - savingOf(a));
  return best;
}
