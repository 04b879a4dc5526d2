import type { Hundredths, Offer } from '../api';
import { difference, formatMoney, times, useCountry, useMessages } from '../country';
import { messages } from './messages';
import { Price, type PriceProps } from './Price';
import { useSeparatePrice } from './separatePrice';
import { unitPriceOf } from './unitPrice';

export interface OfferPriceProps {
  offer: Pick<
    Offer,
    'newPrice' | 'oldPrice' | 'lowestPrice30' | 'unitPrice' | 'food' | 'currency' | 'children'
  >;
  /** The number of pieces whose price is shown; 1 if left out. */
  quantity?: number;
  size?: NonNullable<PriceProps['size']>;
}

/**
 * The price of an offer. A reduced one also has the old price. The sizes `card` and `large` also have, where the country
 * requires it, the lowest price of the last 30 days, and the price of a comparable amount; `large` also has the saving. A
 * bundle's saving is reckoned from what its contents cost one by one; as a `card` it has no other old price.
 */
export function OfferPrice({ offer, quantity = 1, size = 'card' }: OfferPriceProps) {
  const text = useMessages(messages);
  const { showsLowestPrice30Days, showsUnitPrice } = useCountry();
  const money = (amount: Hundredths) => formatMoney(times(amount, quantity), offer.currency);
  const { newPrice, oldPrice, lowestPrice30 } = offer;
  const separate = useSeparatePrice(offer);
  const reduced = oldPrice > newPrice;
  const showsDetails = size === 'card' || size === 'large';
  const showsOld = reduced && !(separate && size === 'card');
  const showsLowest = showsOld && showsLowestPrice30Days && lowestPrice30 !== undefined;
  const unitPrice = unitPriceOf(offer, showsUnitPrice);
  const notes = [
    showsLowest && text.lowestPrice(money(lowestPrice30)),
    unitPrice && text.unitPrice[unitPrice.unit](formatMoney(unitPrice.price, offer.currency)),
  ].filter((note) => note !== undefined && note !== false);
  return (
    <Price
      size={size}
      labels={text}
      price={money(newPrice)}
      oldPrice={showsOld ? money(oldPrice) : undefined}
      {...(size === 'large' &&
        (separate
          ? {
              before: text.separately(money(separate)),
              savings: text.less(money(difference(separate, newPrice))),
            }
          : reduced && { savings: text.savings(money(difference(oldPrice, newPrice))) }))}
      notes={showsDetails ? notes : []}
    />
  );
}
