import * as v from 'valibot';
import { contactSchema, phoneSchema } from '#features/shared/forms';
import type { RpcClientCode, RpcError } from '#features/shared/protocol';

/** What an order asks for; the words are the seed's, the same in all four countries (seed §5). */
export const orderSchema = v.object({
  firstName: contactSchema.entries.firstName,
  lastName: contactSchema.entries.lastName,
  phone: phoneSchema('Broj telefona ne može biti prazan.'),
});

export type OrderFields = v.InferInput<typeof orderSchema>;

/** Seed §5. */
export const NO_ARTICLES = 'Nema artikala za narudžbu.';

/** Seed §8, spelled as there. */
export const ORDER_FAILED =
  'Došlo je do greske prilikom kreiranja narudžbe, molimo pokušajte ponovo kasnije.';

const unclearCodes: readonly string[] = [
  'RPC_CLIENT_ERROR',
  'CLIENT_RPC_ID_NOT_FOUND',
  'SERVER_ERROR',
] satisfies RpcClientCode[];

/** Whether an order may still have been made: there was no answer or a broken one, not a refusal (decision 11). */
export const isUnclear = ({ code }: RpcError): boolean => unclearCodes.includes(code);
