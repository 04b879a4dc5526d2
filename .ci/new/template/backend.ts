import { getVouchersCall } from '#features/sample/calls';
import type { WireAnswer } from '#features/shared/api';
import { handle } from './method';

/** No call changes them, so they are not in the store. */
const vouchers: WireAnswer<typeof getVouchersCall> = [{ ID: 1, Name: 'Probni unos' }];

export const voucherHandlers = {
  vouchers: handle(getVouchersCall, {
    without: 'The page shows an error with a retry.',
    run: async () => vouchers,
    answered: [{ answer: { length: 1 } }],
    refused: {},
  }),
};
