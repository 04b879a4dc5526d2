import { Price, type PriceProps } from '#ui/Price';
import type { Offer } from '../api';
import { formatMoney, useMessages } from '../country';
import { messages } from './messages';

export interface OfferPriceProps {
  offer: Pick<Offer, 'newPrice' | 'oldPrice' | 'currency'>;
  /** Pieces, where the price of several is shown. */
  quantity?: number;
  size?: NonNullable<PriceProps['size']>;
}

/** New price, old price, saving; the latter two only where something is saved, the last only where there is room. */
export function OfferPrice({ offer, quantity = 1, size = 'card' }: OfferPriceProps) {
  const text = useMessages(messages);
  const money = (amount: number) => formatMoney(amount * quantity, offer.currency);
  const reduced = offer.oldPrice > offer.newPrice;
  const hasRoom = size === 'card' || size === 'large';
  return (
    <Price
      size={size}
      labels={text}
      price={money(offer.newPrice)}
      oldPrice={reduced ? money(offer.oldPrice) : undefined}
      savings={reduced && hasRoom ? text.savings(money(offer.oldPrice - offer.newPrice)) : undefined}
    />
  );
}
