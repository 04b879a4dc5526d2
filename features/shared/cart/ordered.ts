import * as v from 'valibot';
import { type Offer, type OrderId, offerIdSchema, orderIdSchema, priceSchema } from '../api';
import { createStoredText, openStorage } from '../platform';
import type { CartItem } from './summary';

const orderedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    ID: orderIdSchema,
    prices: v.array(
      v.pipe(
        v.object({ ID: offerIdSchema, OldPrice: priceSchema, NewPrice: priceSchema, Currency: v.string() }),
        v.transform(({ ID, OldPrice, NewPrice, Currency }) => ({
          id: ID,
          oldPrice: OldPrice,
          newPrice: NewPrice,
          currency: Currency,
        })),
      ),
    ),
  }),
);

/** The tab's last order, also after a reload: the backend's orders have no prices. */
const stored = createStoredText('order-prices', () => openStorage('tab'));

/** Keeps the prices at which an order was placed. */
export function noteOrdered(orderId: OrderId, items: readonly CartItem[]): void {
  const prices = items.map(({ offer: { id, oldPrice, newPrice, currency } }) => ({
    ID: id,
    OldPrice: oldPrice / 100,
    NewPrice: newPrice / 100,
    Currency: currency,
  }));
  stored.write(JSON.stringify({ ID: orderId, prices }));
}

/** The offers with the prices at which this tab has placed the order, where it has; today's otherwise. */
export function atOrderedPrices(orderId: OrderId, offers: readonly Offer[]): Offer[] {
  const { success, output: ordered } = v.safeParse(orderedSchema, stored.read());
  const prices = new Map(
    success && ordered.ID === orderId ? ordered.prices.map((price) => [price.id, price]) : [],
  );
  return offers.map((offer) => ({ ...offer, ...prices.get(offer.id) }));
}
