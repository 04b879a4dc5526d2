import type { Offer, Order } from '#features/shared/api';
import { type CountrySettings, clockTime, type Day, parseDay } from '#features/shared/country';
import { contentsOf, supplyDays } from '#features/shared/offer';

export interface Supply {
  id: Offer['id'];
  product: string;
  /** The last day with a daily dose. */
  lastDay: Day;
}

/**
 * How long each product of an order lasts by the dose of its label, the earliest first. Products whose pack or dose cannot
 * be read are left out.
 *
 * @param start - The day of the first dose
 */
export function suppliesOf(articles: Order['articles'], offers: readonly Offer[], start: Day): Supply[] {
  const supplies = contentsOf(articles, offers).flatMap(({ id, name, quantity, product }) => {
    const days = product && supplyDays(product);
    return days ? [{ id, product: name, lastDay: start + days * quantity - 1 }] : [];
  });
  return supplies.sort((a, b) => a.lastDay - b.lastDay);
}

/** The day of a delivery, as the courier's line has it: '21.08.2026 11:55'. */
export const deliveryDay = (moment = ''): Day | undefined => parseDay(moment.replace(/ .*/, ''));

/** The day of an order by the country's clock. `undefined` for an unreadable time. */
export function orderDay({ createdAt }: Order, country: CountrySettings): Day | undefined {
  const moment = Date.parse(createdAt);
  return Number.isNaN(moment) ? undefined : clockTime(moment, country).day;
}
