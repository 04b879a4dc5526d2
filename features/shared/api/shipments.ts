import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { env } from '../platform';
import { RpcError, wait } from '../protocol';
import { askService, defineCall } from './defineCall';
import { filledText, idSchema, listSchema, type OrderNumber } from './schema';

export const getShipmentCall = defineCall('/api/deals/getShippmentStatus', {
  purpose: 'Returns the status lines of a shipment',
  params: v.object({ LeadID: idSchema }),
  answer: v.pipe(
    v.object({
      status: v.picklist(['ok', 'error']),
      data: v.nullish(listSchema('Shipment line', filledText), []),
    }),
    // No such order.
    v.transform(({ status, data }) => (status === 'ok' ? data : null)),
  ),
});

/**
 * The shipment's status lines in the backend's order; empty while the parcel is being packed. Rejects if the order is
 * unknown or the backend cannot be reached (Screens/Tracking).
 */
export async function fetchShipment(orderNumber: OrderNumber, init?: RequestInit): Promise<string[]> {
  const url = `${env.crmBase}${getShipmentCall.name}`;
  const lines = await askService(url, getShipmentCall, { LeadID: orderNumber }, init);
  if (!lines) throw new RpcError('NOT_FOUND');
  return lines;
}

/** How long the lookup on the tracking page waits before its call, in ms. */
export const LOOKUP_DELAY_MS = 1_000;

const shipmentQuery = (orderNumber: OrderNumber | undefined, delay: number) =>
  queryOptions({
    queryKey: ['shipment', orderNumber],
    queryFn:
      orderNumber === undefined
        ? skipToken
        : async ({ signal }) => {
            await wait(delay, signal);
            return fetchShipment(orderNumber, { signal });
          },
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  });

/**
 * Looks up an order's shipment; does nothing without a number. Every lookup makes a new call: answers are not cached,
 * calls are not repeated, and another number cancels the running call.
 *
 * @param delay before the call, in ms
 */
export const useShipment = (orderNumber: OrderNumber | undefined, delay = 0) =>
  useQuery(shipmentQuery(orderNumber, delay));

const dated = /^(?<moment>\d{1,2}\.\d{1,2}\.\d{4}\.?(?: \d{1,2}:\d{2})?) (?<event>.+)$/;

/** Separates the leading date of a status line, as the backend writes it, from its event. */
export function readShipmentLine(line: string): { moment?: string | undefined; event: string } {
  const { moment, event = line } = dated.exec(line)?.groups ?? {};
  return { moment, event };
}
