import * as v from 'valibot';
import { type OfferId, offerIdSchema } from '#features/shared/api';
import { readStored, store } from '#features/shared/platform';

/** The storage key. The list stays on the device and is never sent. */
export const RECENTLY_VIEWED_KEY = 'recently-viewed';

/** How many offers are remembered. */
export const LIMIT = 8;

const idSchema = v.pipe(offerIdSchema, v.maxLength(64));

const idsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.unknown()),
  v.transform((items) => {
    const ids = items.flatMap((item) => {
      const id = v.safeParse(idSchema, item);
      return typeof item === 'string' && id.success ? [id.output] : [];
    });
    return [...new Set(ids)].slice(0, LIMIT);
  }),
);

/** Ids of the offers that were viewed on this device, newest first. Malformed entries are left out. */
export function readRecentlyViewed(): OfferId[] {
  return readStored('device', RECENTLY_VIEWED_KEY, idsSchema) ?? [];
}

/** Adds an offer to the front of the list. */
export function rememberViewed(offerId: OfferId): void {
  const ids = [offerId, ...readRecentlyViewed().filter((id) => id !== offerId)].slice(0, LIMIT);
  store('device', RECENTLY_VIEWED_KEY, JSON.stringify(ids));
}
