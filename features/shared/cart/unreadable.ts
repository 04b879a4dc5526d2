import type { OfferId, OfferList } from '../api';
import type { CartLine } from './lines';

/** A line whose offer is in the list but malformed. Without a price it cannot be ordered. */
export interface UnreadableLine extends CartLine {
  /** The offer's name, if that is readable. */
  name: string | undefined;
}

const findMalformed = (offerId: OfferId, { malformed }: OfferList) =>
  malformed.find(({ id }) => id === offerId) ?? malformed.find(({ id }) => id === null);

/** Whether the offer may be among the malformed items. An item whose id is malformed may be any offer. */
export const maybeUnreadable = (offerId: OfferId, list: OfferList): boolean =>
  findMalformed(offerId, list) !== undefined;

/** The lines whose offer may be sold but is malformed in the list. */
export function unreadableLines(lines: readonly CartLine[], list: OfferList): UnreadableLine[] {
  const readable = new Set(list.offers.map((offer) => offer.id));
  return lines.flatMap((line): UnreadableLine[] => {
    const malformed = readable.has(line.offerId) ? undefined : findMalformed(line.offerId, list);
    if (!malformed) return [];
    return [{ ...line, name: malformed.id === null ? undefined : malformed.name }];
  });
}
