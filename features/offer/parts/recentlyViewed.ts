import * as v from 'valibot';
import { readStored, store } from '#features/shared/platform';

/** Stays on the device: nothing of it is ever sent. */
export const RECENTLY_VIEWED_KEY = 'recently-viewed';

/** How many are remembered. */
const LIMIT = 8;

const idSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));

const idsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.unknown()),
  v.transform((items) => [...new Set(items.filter((item) => v.is(idSchema, item)))].slice(0, LIMIT)),
);

/** Ids of the offers that were looked at on this device, the last one first. Whatever else is found there is dropped. */
export function readRecentlyViewed(): string[] {
  return readStored('device', RECENTLY_VIEWED_KEY, idsSchema) ?? [];
}

/** Notes that an offer is being looked at. */
export function rememberViewed(offerId: string): void {
  const ids = [offerId, ...readRecentlyViewed().filter((id) => id !== offerId)].slice(0, LIMIT);
  store('device', RECENTLY_VIEWED_KEY, JSON.stringify(ids));
}
