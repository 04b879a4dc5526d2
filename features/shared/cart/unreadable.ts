import type { OfferId, OfferList } from '../api';
import type { CartLine } from './lines';

/** A line whose offer is in the list but malformed: it has no price now, so it cannot be ordered. */
export interface UnreadableLine extends CartLine {
  /** The offer's name, where that much of it can be read. */
  name: string | undefined;
}

const findMalformed = (offerId: OfferId, { malformed }: OfferList) =>
  malformed.find(({ id }) => id === offerId) ?? malformed.find(({ id }) => id === null);

/** Whether the offer may be in the list without being readable. An item whose id is malformed may be any offer. */
export const mayBeUnreadable = (offerId: OfferId, list: OfferList): boolean =>
  findMalformed(offerId, list) !== undefined;

/** Lines whose offer the shop may sell but that cannot be read. */
export function unreadableLines(lines: readonly CartLine[], list: OfferList): UnreadableLine[] {
  const readable = new Set(list.offers.map((offer) => offer.id));
  return lines.flatMap((line): UnreadableLine[] => {
    const malformed = readable.has(line.offerId) ? undefined : findMalformed(line.offerId, list);
    if (!malformed) return [];
    return [{ ...line, name: malformed.id === null ? undefined : malformed.name }];
  });
}
