import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { ask, defineCall, idSchema, listSchema, type ShopRpc, useRpc } from '#features/shared/api';
import { useShopQuery } from '#features/shared/platform';

const voucherSchema = v.pipe(
  v.object({ ID: idSchema, Name: v.string() }),
  v.transform((wire) => ({ id: wire.ID, name: wire.Name })),
);

export const getVouchersCall = defineCall('vouchers.f.getAll', {
  purpose: 'Lists the vouchers',
  answer: listSchema('Voucher', voucherSchema),
});

const vouchersQuery = (rpc: ShopRpc) =>
  queryOptions({
    queryKey: ['vouchers'],
    queryFn: ({ signal }) => ask(rpc, getVouchersCall, undefined, { signal }),
  });

/** All vouchers. */
export const useVouchers = () => useShopQuery(vouchersQuery(useRpc()));
