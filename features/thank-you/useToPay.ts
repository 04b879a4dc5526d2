import { amountToPay, deliveryPriceFor } from '#features/shared/cart';
import { formatMoney, useCountry, useMessages } from '#features/shared/country';
import { messages } from './messages';
import type { Receipt } from './useReceipt';

export interface ToPay {
  /** What the shopper saves, if anything. */
  savings: string | undefined;
  sum: string;
  /** How it is paid, and whether the delivery is in it. */
  note: string;
}

/** What to have ready for the courier. No sum when the price of an article is unknown: half a sum is a wrong one. */
export function useToPay({ order, articles }: Receipt): ToPay | undefined {
  const text = useMessages(messages);
  const country = useCountry();
  if (typeof articles !== 'object') return undefined;
  const { items, sums } = articles;
  if (items.length !== order?.articles.length || !sums) return undefined;
  const { savings, currency } = sums;
  const deliveryPrice = deliveryPriceFor(sums, country);
  return {
    savings: savings > 0 ? formatMoney(savings, currency) : undefined,
    sum: formatMoney(amountToPay(sums, country), currency),
    note:
      deliveryPrice === undefined
        ? text.toPayNote
        : text.toPayWithDelivery(formatMoney(deliveryPrice, currency)),
  };
}
