import { getVouchersCall } from '#features/sample/calls';
import { handle } from './method';

/** Lists the vouchers. */
export const voucherHandlers = {
  vouchers: handle(getVouchersCall, {
    without: 'The page shows an error with a retry.',
    run: async () => [{ ID: 1, Name: 'Probni unos' }],
    answered: [{ answer: { length: 1 } }],
    refused: {},
  }),
};
