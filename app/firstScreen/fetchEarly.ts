import * as v from 'valibot';
import { offerCall, offerQuery, offersCall, offersQuery, slugSchema } from '#features/shared/api';
import type { Shop } from '../ShopProvider';

const { method: offerMethod } = offerCall('');

/**
 * Takes over the data that the boot script has asked for, while the screen's code loads. A first page that has its data
 * needs no skeleton.
 */
export function fetchEarly({ rpc, queryClient }: Pick<Shop, 'rpc' | 'queryClient'>): void {
  for (const { sent } of globalThis.earlyCalls ?? []) {
    if (sent.method === offersCall.method) void queryClient.prefetchQuery(offersQuery(rpc));
    const params = v.safeParse(v.object({ Slog: slugSchema }), sent.params);
    if (sent.method === offerMethod && params.success)
      void queryClient.prefetchQuery(offerQuery(rpc, params.output.Slog));
  }
}
