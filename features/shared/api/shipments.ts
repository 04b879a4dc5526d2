import * as v from 'valibot';
import { postJson } from './external';
import { listSchema, type OrderNumber, parseAnswer } from './schema';

const lineSchema = v.pipe(v.string(), v.trim(), v.nonEmpty());

const answerSchema = v.object({
  status: v.literal('ok'),
  data: v.nullish(listSchema('Shipment line', lineSchema), []),
});

/**
 * What has happened to the parcel of an order, one line each, in the order of the backend; nothing while it is being
 * packed. Rejects where the backend knows no such order, and where it cannot be reached (seed §7, §8).
 *
 * @param crmBase where the CRM backend is: `env.crmBase`
 */
export async function fetchShipment(
  crmBase: string,
  orderNumber: OrderNumber,
  options?: { signal?: AbortSignal },
): Promise<string[]> {
  const answer = await postJson(crmBase, '/api/deals/getShippmentStatus', { LeadID: orderNumber }, options);
  return parseAnswer(answerSchema, answer).data;
}
