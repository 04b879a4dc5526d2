import * as v from 'valibot';
import { parseAnswer, parseList } from './schema';

const answerSchema = v.object({ status: v.literal('ok'), data: v.nullish(v.unknown(), []) });

const lineSchema = v.pipe(v.string(), v.trim(), v.nonEmpty());

/**
 * What has happened to the parcel of an order, one line each, in the order of the backend; nothing while it is being
 * packed. Rejects where the backend knows no such order, and where it cannot be reached (seed §7, §8).
 *
 * @param crmBase where the CRM backend is: `env.crmBase`
 */
export async function fetchShipment(
  crmBase: string,
  orderNumber: string,
  { signal }: { signal?: AbortSignal } = {},
): Promise<string[]> {
  const response = await fetch(`${crmBase}/api/deals/getShippmentStatus`, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ LeadID: orderNumber }),
    signal: signal ?? null,
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const { data } = parseAnswer(answerSchema, await response.json());
  return parseList('Shipment line', lineSchema, data);
}
