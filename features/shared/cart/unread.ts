import type { OfferId, OfferList } from '../api';
import type { CartLine } from './lines';

/** Whether the offer may be on the list without being readable. One whose id is malformed too may be any offer. */
export const mayBeUnread = (offerId: OfferId, { malformedIds }: OfferList) =>
  malformedIds.includes(offerId) || malformedIds.includes(null);

/** Lines whose offer the shop may sell but cannot read. */
export function unreadLines(lines: readonly CartLine[], list: OfferList): CartLine[] {
  const read = new Set(list.offers.map((offer) => offer.id));
  return lines.filter(({ offerId }) => !read.has(offerId) && mayBeUnread(offerId, list));
}
