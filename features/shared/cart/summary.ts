import type { Offer } from '../api';
import type { Hundredths } from '../country';
import type { CartLine } from './lines';

export interface CartItem {
  offer: Offer;
  quantity: number;
  /** Price times quantity. */
  oldTotal: Hundredths;
  newTotal: Hundredths;
}

export interface CartSummary {
  items: CartItem[];
  /** Pieces, not lines. */
  count: number;
  currency: string | undefined;
  oldTotal: Hundredths;
  newTotal: Hundredths;
  /** Old total minus new total (seed §2). */
  savings: Hundredths;
}

/** What the cart holds and costs. Lines of offers that are not in `offers` are left out. */
export function summarizeCart(lines: readonly CartLine[], offers: readonly Offer[]): CartSummary {
  const byId = new Map(offers.map((offer) => [offer.id, offer]));
  const items = lines.flatMap(({ offerId, quantity }): CartItem[] => {
    const offer = byId.get(offerId);
    if (!offer) return [];
    return [{ offer, quantity, oldTotal: offer.oldPrice * quantity, newTotal: offer.newPrice * quantity }];
  });
  const sum = (amount: (item: CartItem) => number) => items.reduce((total, item) => total + amount(item), 0);
  const oldTotal = sum((item) => item.oldTotal);
  const newTotal = sum((item) => item.newTotal);
  return {
    items,
    count: sum((item) => item.quantity),
    currency: items[0]?.offer.currency,
    oldTotal,
    newTotal,
    savings: oldTotal - newTotal,
  };
}
