import type { OfferList, Order } from '../api';
import { isOutOfStock } from '../offer';
import type { CartLine } from './lines';
import { unreadableLines } from './unreadable';

/** Why an article of an earlier order cannot be ordered today. */
export type Obstacle =
  | { reason: 'outOfStock'; name: string }
  /** The shop sells it, but its data is malformed; the name may be too. */
  | { reason: 'unreadable'; name: string | undefined }
  /** Its name is no longer known. */
  | { reason: 'notSold' };

/** What of an earlier order can be put into the cart by today's offers, and what cannot. */
export function orderableToday({ articles }: Pick<Order, 'articles'>, list: OfferList) {
  const offers = new Map(list.offers.map((offer) => [offer.id, offer]));
  const unreadable = new Map(unreadableLines(articles, list).map((line) => [line.offerId, line]));
  const lines: CartLine[] = [];
  const obstacles: Obstacle[] = [];
  for (const article of articles) {
    const offer = offers.get(article.offerId);
    const malformed = unreadable.get(article.offerId);
    if (malformed) obstacles.push({ reason: 'unreadable', name: malformed.name });
    else if (!offer) obstacles.push({ reason: 'notSold' });
    else if (isOutOfStock(offer)) obstacles.push({ reason: 'outOfStock', name: offer.name });
    else lines.push({ offerId: article.offerId, quantity: article.quantity });
  }
  return { lines, obstacles };
}
