import * as v from 'valibot';
import type { OrderId } from '#features/shared/api';
import { createStoredText, openStorage } from '#features/shared/platform';

/** Storage key of the orders that analytics knows of. */
const PURCHASES_KEY = 'analytics-purchases';

/** How many orders are kept, the newest. */
const KEPT = 20;

const idsSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), []);

const stored = createStoredText(PURCHASES_KEY, () => openStorage('device'));

/** Notes that analytics is told of an order. Returns whether it was not told before, in another tab either. */
export function notePurchase(orderId: OrderId): boolean {
  const ids = v.parse(idsSchema, stored.read());
  if (ids.includes(orderId)) return false;
  stored.write(JSON.stringify([...ids, orderId].slice(-KEPT)));
  return true;
}

/** Forgets the orders that analytics was told of. */
export const forgetPurchases = () => stored.write(null);
