import { Price, type PriceProps } from '#ui/Price';
import type { Offer } from '../api';
import { difference, formatMoney, type Hundredths, times, useCountry, useMessages } from '../country';
import { messages } from './messages';

export interface OfferPriceProps {
  offer: Pick<Offer, 'newPrice' | 'oldPrice' | 'lowestPrice30' | 'currency'>;
  /** Pieces, where the price of several is shown. */
  quantity?: number;
  size?: NonNullable<PriceProps['size']>;
}

/**
 * New price, old price, saving, and where the country asks for it the lowest price of the last 30 days. All but the
 * first only where something is saved, the last two only where there is room.
 */
export function OfferPrice({ offer, quantity = 1, size = 'card' }: OfferPriceProps) {
  const text = useMessages(messages);
  const { statesLowestPrice } = useCountry();
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
        reduced && showsDetails && statesLowestPrice && lowestPrice30 !== undefined
          ? text.lowestPrice(money(lowestPrice30))
          : undefined
      }
    />
  );
}
