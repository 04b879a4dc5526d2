import type { Hundredths, Offer } from '../api';
import { type CountrySettings, difference, sumOf, times } from '../country';
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
  /** The number of pieces, not of lines. */
  count: number;
  currency: string | undefined;
  oldTotal: Hundredths;
  newTotal: Hundredths;
  /** Old total minus new total. */
  savings: Hundredths;
}

/** The cart's items and totals. Lines of offers that are not in `offers` are left out. */
export function summarizeCart(lines: readonly CartLine[], offers: readonly Offer[]): CartSummary {
  const byId = new Map(offers.map((offer) => [offer.id, offer]));
  const items = lines.flatMap(({ offerId, quantity }): CartItem[] => {
    const offer = byId.get(offerId);
    if (!offer) return [];
    return [
      {
        offer,
        quantity,
        oldTotal: times(offer.oldPrice, quantity),
        newTotal: times(offer.newPrice, quantity),
      },
    ];
  });
  const oldTotal = sumOf(items.map((item) => item.oldTotal));
  const newTotal = sumOf(items.map((item) => item.newTotal));
  return {
    items,
    count: items.reduce((count, { quantity }) => count + quantity, 0),
    currency: items[0]?.offer.currency,
    oldTotal,
    newTotal,
    savings: difference(oldTotal, newTotal),
  };
}

/** What the courier is paid: the articles and, once the owner has filled in its price, the delivery. */
export const amountToPay = (
  { newTotal }: Pick<CartSummary, 'newTotal'>,
  { deliveryPrice }: Pick<CountrySettings, 'deliveryPrice'>,
): Hundredths => (deliveryPrice === undefined ? newTotal : sumOf([newTotal, deliveryPrice]));
