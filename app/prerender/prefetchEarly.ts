import * as v from 'valibot';
import { offerQuery, offersQuery, slugSchema } from '#features/shared/api';
import type { Shop } from '../ShopProvider';

/**
 * Reads the data that the boot script has asked for, while the screen's code loads. A first page that has its data needs
 * no skeleton.
 */
export function prefetchEarly({ rpc, queryClient }: Pick<Shop, 'rpc' | 'queryClient'>): void {
  for (const name of Object.keys(globalThis.early ?? {})) {
    const [what, param] = name.split('/');
    const slug = v.safeParse(slugSchema, param);
    if (what === 'offers') void queryClient.prefetchQuery(offersQuery(rpc));
    if (what === 'offer' && slug.success) void queryClient.prefetchQuery(offerQuery(rpc, slug.output));
  }
}
