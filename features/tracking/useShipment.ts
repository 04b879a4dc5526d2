import { skipToken, useQuery } from '@tanstack/react-query';
import { fetchShipment, type OrderNumber } from '#features/shared/api';
import { env } from '#features/shared/platform';
import { wait } from '#features/shared/protocol';

/** From the lookup to its call (seed §4, §9). */
const LOOKUP_DELAY_MS = 1_000;

/**
 * Looks an order's shipment up; nothing while there is no number. Each lookup is a call of its own: none is answered
 * from memory, none repeats itself, and another number gives up the one under way.
 */
export function useShipment(orderNumber: OrderNumber | undefined) {
  return useQuery({
    queryKey: ['shipment', orderNumber],
    queryFn: orderNumber
      ? async ({ signal }) => {
          await wait(LOOKUP_DELAY_MS, signal);
          return fetchShipment(env.crmBase, orderNumber, { signal });
        }
      : skipToken,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  });
}
