import type { Offer } from '#features/shared/api';
import { atOrderedPrices, type ShopEvent } from '#features/shared/cart';
import { currencyCode, sharedCurrency } from '#features/shared/country';
import { notePurchase } from './purchases';

/** Amounts are sent in the currency, not in hundredths. */
const inCurrency = (hundredths: number) => hundredths / 100;

function ecommerceOf({ lines, list, orderId }: ShopEvent, offers: readonly Offer[]) {
  const priced = orderId === undefined ? offers : atOrderedPrices(orderId, offers);
  const byId = new Map(priced.map((offer) => [offer.id, offer]));
  const known = lines.flatMap(({ offerId, quantity }) => {
    const offer = byId.get(offerId);
    return offer ? [{ offer, quantity }] : [];
  });
  const shared = sharedCurrency(known.map(({ offer }) => offer));
  const currency = shared === undefined ? undefined : currencyCode(shared);
  const total = known.reduce((sum, { offer, quantity }) => sum + offer.newPrice * quantity, 0);
  return {
    ...(orderId !== undefined && { transaction_id: orderId }),
    ...(list !== undefined && { item_list_id: list }),
    // A sum of several currencies is none.
    ...(list === undefined && shared !== undefined && { value: inCurrency(total) }),
    ...(currency && { currency }),
    items: known.map(({ offer, quantity }, index) => ({
      item_id: offer.id,
      item_name: offer.name,
      item_category: offer.group,
      price: inCurrency(offer.newPrice),
      quantity,
      ...(list !== undefined && { index }),
    })),
  };
}

/**
 * Puts what a shopper does into the data layer of the container, in the order in which it was done and in the standard form:
 * https://developers.google.com/analytics/devguides/collection/ga4/ecommerce (Specification/Page behaviour).
 *
 * @param loadOffers loads the offers with their names and prices
 */
export function createEcommerce(loadOffers: () => Promise<readonly Offer[]>): (event: ShopEvent) => void {
  let earlier = Promise.resolve();

  async function push(event: ShopEvent) {
    if (event.orderId !== undefined && !notePurchase(event.orderId)) return;
    // Without the offers there are no names. That they failed to load is reported by their query.
    const offers = await loadOffers().catch(() => undefined);
    if (!offers) return;
    // The container would add to the one before otherwise.
    window.dataLayer?.push({ ecommerce: null }, { event: event.name, ecommerce: ecommerceOf(event, offers) });
  }

  return (event) => {
    earlier = earlier.then(() => push(event));
  };
}
