import * as v from 'valibot';
import { contactSchema, phoneSchema } from '#features/shared/forms';

/** Schema of the order form. Its error messages come from the seed and are the same in all four countries (seed §5). */
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
