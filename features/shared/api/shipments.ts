import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { env } from '../platform';
import { RpcError, wait } from '../protocol';
import { askService, defineCall } from './defineCall';
import type { ErrorCode } from './errorCodes';
import { orderStateOf } from './orderState';
import type { Order } from './orders';
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

const NOT_FOUND = 'NOT_FOUND' satisfies ErrorCode;

/**
 * The shipment's status lines in the backend's order; empty while the parcel is being packed. Rejects if the order is
 * unknown or the backend cannot be reached (Screens/Tracking).
 */
export async function fetchShipment(orderNumber: OrderNumber, init?: RequestInit): Promise<string[]> {
  const url = `${env.crmBase}${getShipmentCall.name}`;
  const lines = await askService(url, getShipmentCall, { LeadID: orderNumber }, init);
  if (!lines) throw new RpcError(NOT_FOUND);
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

export interface ShipmentOptions {
  /** Before the call, in ms. */
  delay?: number;
  /** The shopper's own order, if it is one. */
  own?: Order | undefined;
}

/**
 * Looks up an order's shipment; does nothing without a number. Every lookup makes a new call: answers are not cached,
 * calls are not repeated, and another number cancels the running call. An own order in preparation that the service does
 * not know yet has no lines.
 */
export function useShipment(orderNumber: OrderNumber | undefined, { delay = 0, own }: ShipmentOptions = {}) {
  const { data, error, isError, isFetching, refetch } = useQuery(shipmentQuery(orderNumber, delay));
  const isUnknown = error instanceof RpcError && error.code === NOT_FOUND;
  const isNotYetKnown = isUnknown && own !== undefined && orderStateOf(own.status) === 'preparing';
  return isNotYetKnown
    ? { data: [], isError: false, isFetching, refetch }
    : { data, isError, isFetching, refetch };
}

const dated = /^(?<moment>\d{1,2}\.\d{1,2}\.\d{4}\.?(?: \d{1,2}:\d{2})?) (?<event>.+)$/;

/** Separates the leading date of a status line, as the backend writes it, from its event. */
export function readShipmentLine(line: string): { moment?: string | undefined; event: string } {
  const { moment, event = line } = dated.exec(line)?.groups ?? {};
  return { moment, event };
}
