import type { Hundredths, Offer } from '../api';
import { type CountrySettings, difference, sharedCurrency, sumOf, times } from '../country';
import type { CartLine } from './lines';

export interface CartItem {
  offer: Offer;
  quantity: number;
  /** Price times quantity, in the offer's currency. */
  oldTotal: Hundredths;
  newTotal: Hundredths;
}

/** What items cost together. */
export interface Sums {
  currency: string;
  oldTotal: Hundredths;
  newTotal: Hundredths;
  /** Old total minus new total. */
  savings: Hundredths;
}

export interface CartSummary {
  items: CartItem[];
  /** The number of pieces, not of lines. */
  count: number;
  /** `undefined` without items, and where their prices are in several currencies. */
  sums: Sums | undefined;
}

/** The cart's items and sums. Lines of offers that are not in `offers` are left out. */
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
  const count = items.reduce((pieces, { quantity }) => pieces + quantity, 0);
  return { items, count, sums: sumsOf(items) };
}

function sumsOf(items: readonly CartItem[]): Sums | undefined {
  const currency = sharedCurrency(items.map(({ offer }) => offer));
  if (currency === undefined) return undefined;
  const oldTotal = sumOf(items.map((item) => item.oldTotal));
  const newTotal = sumOf(items.map((item) => item.newTotal));
  return { currency, oldTotal, newTotal, savings: difference(oldTotal, newTotal) };
}

/** What the delivery adds to the sums: `undefined` until the owner has filled it in, and in another currency than theirs. */
export const deliveryPriceFor = (
  sums: Pick<Sums, 'currency'>,
  { deliveryPrice, currency }: Pick<CountrySettings, 'deliveryPrice' | 'currency'>,
): Hundredths | undefined => (currency === sums.currency ? deliveryPrice : undefined);

/** What the courier is paid: the articles and, once the owner has filled in its price, the delivery. */
export function amountToPay(
  sums: Pick<Sums, 'currency' | 'newTotal'>,
  country: Pick<CountrySettings, 'deliveryPrice' | 'currency'>,
): Hundredths {
  const delivery = deliveryPriceFor(sums, country);
  return delivery === undefined ? sums.newTotal : sumOf([sums.newTotal, delivery]);
}
