import * as v from 'valibot';
import { type Offer, type OrderId, offerIdSchema, priceSchema } from '../api';
import { createStoredText, openStorage } from '../platform';

type Prices = Pick<Offer, 'id' | 'oldPrice' | 'newPrice' | 'currency'>;

const orderedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    /** The order's id; before it is known, the key of its tries. */
    of: v.string(),
    prices: v.array(
      v.pipe(
        v.object({ ID: offerIdSchema, OldPrice: priceSchema, NewPrice: priceSchema, Currency: v.string() }),
        v.transform(
          ({ ID, OldPrice, NewPrice, Currency }): Prices => ({
            id: ID,
            oldPrice: OldPrice,
            newPrice: NewPrice,
            currency: Currency,
          }),
        ),
      ),
    ),
  }),
);

/** The tab's last order, also after a reload: the backend's orders have no prices. */
const stored = createStoredText('order-prices', () => openStorage('tab'));

/** The prices that were kept for this key or id. */
function pricesOf(keyOrId: string): Prices[] | undefined {
  const { success, output } = v.safeParse(orderedSchema, stored.read());
  return success && output.of === keyOrId ? output.prices : undefined;
}

function keep(keyOrId: string, prices: readonly Prices[]): void {
  const wire = prices.map(({ id, oldPrice, newPrice, currency }) => ({
    ID: id,
    OldPrice: oldPrice / 100,
    NewPrice: newPrice / 100,
    Currency: currency,
  }));
  stored.write(JSON.stringify({ of: keyOrId, prices: wire }));
}

/** Call before each try of an order, with its key and the offers at the prices that the shopper has seen. */
export function notePrices(key: string, offers: readonly Offer[]): void {
  keep(key, [...(pricesOf(key) ?? []), ...offers]);
}

/** Call when the order of these tries is known. */
export function noteOrdered(key: string, orderId: OrderId): void {
  const prices = pricesOf(key);
  if (prices) keep(orderId, prices);
}

const isSame = (some: Prices, other: Prices): boolean =>
  some.oldPrice === other.oldPrice && some.newPrice === other.newPrice && some.currency === other.currency;

/**
 * The offers with the prices at which this tab has placed the order, where it has; today's otherwise. An offer whose price
 * differed between the tries is left out: nobody knows which of them was ordered.
 */
export function atOrderedPrices(orderId: OrderId, offers: readonly Offer[]): Offer[] {
  const prices = pricesOf(orderId);
  if (!prices) return [...offers];
  return offers.flatMap((offer) => {
    const [ordered, ...others] = prices.filter(({ id }) => id === offer.id);
    if (!ordered || !others.every((other) => isSame(ordered, other))) return [];
    const { oldPrice, newPrice, currency } = ordered;
    return [{ ...offer, oldPrice, newPrice, currency }];
  });
}
