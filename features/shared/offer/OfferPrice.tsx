import type { Hundredths, Offer } from '../api';
import { difference, formatMoney, times, useCountry, useMessages } from '../country';
import { messages } from './messages';
import { Price, type PriceProps } from './Price';

export interface OfferPriceProps {
  offer: Pick<Offer, 'newPrice' | 'oldPrice' | 'lowestPrice30' | 'currency'>;
  /** The number of pieces whose price is shown; 1 if left out. */
  quantity?: number;
  size?: NonNullable<PriceProps['size']>;
}

/**
 * The price of an offer. A reduced one also has the old price, and in the sizes `card` and `large` the saving and, where
 * the country requires it, the lowest price of the last 30 days.
 */
export function OfferPrice({ offer, quantity = 1, size = 'card' }: OfferPriceProps) {
  const text = useMessages(messages);
  const { showsLowestPrice30Days } = useCountry();
  const money = (amount: Hundredths) => formatMoney(times(amount, quantity), offer.currency);
  const { newPrice, oldPrice, lowestPrice30 } = offer;
  const reduced = oldPrice > newPrice;
  const showsDetails = size === 'card' || size === 'large';
  return (
    <Price
      size={size}
      labels={text}
      price={money(newPrice)}
      oldPrice={reduced ? money(oldPrice) : undefined}
      savings={reduced && showsDetails ? text.savings(money(difference(oldPrice, newPrice))) : undefined}
      note={
        reduced && showsDetails && showsLowestPrice30Days && lowestPrice30 !== undefined
          ? text.lowestPrice(money(lowestPrice30))
          : undefined
      }
    />
  );
}
