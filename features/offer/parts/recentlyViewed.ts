import * as v from 'valibot';

/** Stays on the device: nothing of it is ever sent. */
export const RECENTLY_VIEWED_KEY = 'recently-viewed';

/** How many are remembered. */
const LIMIT = 8;

const idSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));

/** A browser may forbid storage, and then throws on the name alone. */
type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

const openDevice: OpenStorage = () => localStorage;

/** Ids of the offers that were looked at on this device, the last one first. Whatever else is found there is dropped. */
export function readRecentlyViewed(open = openDevice): string[] {
  try {
    const stored: unknown = JSON.parse(open().getItem(RECENTLY_VIEWED_KEY) ?? '[]');
    const ids = Array.isArray(stored) ? stored.filter((id) => v.is(idSchema, id)) : [];
    return [...new Set<string>(ids)].slice(0, LIMIT);
  } catch {
    return [];
  }
}

/** Notes that an offer is being looked at. */
export function rememberViewed(offerId: string, open = openDevice): void {
  const ids = [offerId, ...readRecentlyViewed(open).filter((id) => id !== offerId)].slice(0, LIMIT);
  try {
    open().setItem(RECENTLY_VIEWED_KEY, JSON.stringify(ids));
  } catch {
    // Forbidden or full: the shop works without.
  }
}
