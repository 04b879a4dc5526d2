import * as v from 'valibot';
import { type OfferId, offerIdSchema } from '#features/shared/api';
import { readStored, store } from '#features/shared/platform';

/** Stays on the device: nothing of it is ever sent. */
export const RECENTLY_VIEWED_KEY = 'recently-viewed';

/** How many are remembered. */
const LIMIT = 8;

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

/** Ids of the offers that were looked at on this device, the last one first. Whatever else is found there is dropped. */
export function readRecentlyViewed(): OfferId[] {
  return readStored('device', RECENTLY_VIEWED_KEY, idsSchema) ?? [];
}

/** Notes that an offer is being looked at. */
export function rememberViewed(offerId: OfferId): void {
  const ids = [offerId, ...readRecentlyViewed().filter((id) => id !== offerId)].slice(0, LIMIT);
  store('device', RECENTLY_VIEWED_KEY, JSON.stringify(ids));
}
