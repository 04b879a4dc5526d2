import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
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
 * The shipment's status lines in the backend's order; empty while the parcel is being packed. Rejects if the order is
 * unknown or the backend cannot be reached (Screens/Tracking).
 *
 * @param crmBase base URL of the CRM backend: `env.crmBase`
 */
export async function fetchShipment(
  crmBase: string,
  orderNumber: OrderNumber,
  options?: { signal?: AbortSignal },
): Promise<string[]> {
  const answer = await postJson(crmBase, '/api/deals/getShippmentStatus', { LeadID: orderNumber }, options);
  return parseAnswer(answerSchema, answer).data;
}

/** Delay before the call of a lookup. */
export const LOOKUP_DELAY_MS = 1_000;

const shipmentQuery = (crmBase: string, orderNumber: OrderNumber | undefined) =>
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

/**
 * Looks up an order's shipment; does nothing without a number. Every lookup makes a new call: answers are not cached,
 * calls are not repeated, and another number cancels the running call.
 *
 * @param crmBase base URL of the CRM backend: `env.crmBase`
 */
export const useShipment = (crmBase: string, orderNumber: OrderNumber | undefined) =>
  useQuery(shipmentQuery(crmBase, orderNumber));
