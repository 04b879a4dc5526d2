import { queryOptions, skipToken } from '@tanstack/react-query';
import * as v from 'valibot';
import { wait } from '../protocol';
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

/** From the lookup to its call (seed §4, §9). */
const LOOKUP_DELAY_MS = 1_000;

/**
 * Looks an order's shipment up; nothing while there is no number. Each lookup is a call of its own: none is answered
 * from memory, none repeats itself, and another number gives up the one under way.
 *
 * @param crmBase where the CRM backend is: `env.crmBase`
 */
export const shipmentQuery = (crmBase: string, orderNumber: OrderNumber | undefined) =>
  queryOptions({
    queryKey: ['shipment', orderNumber],
    queryFn:
      orderNumber === undefined
        ? skipToken
        : async ({ signal }) => {
            await wait(LOOKUP_DELAY_MS, signal);
            return fetchShipment(crmBase, orderNumber, { signal });
          },
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  });
