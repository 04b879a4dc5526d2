import * as v from 'valibot';
import { contactSchema, phoneSchema } from '#features/shared/forms';

/** Schema of the order form. Its messages have a fixed wording, the same in all four countries (Screens/Checkout). */
export const orderSchema = v.object({
  firstName: contactSchema.entries.firstName,
  lastName: contactSchema.entries.lastName,
  phone: phoneSchema('Broj telefona ne može biti prazan.'),
});

export type OrderFields = v.InferInput<typeof orderSchema>;

/** Fixed wording (Screens/Checkout). */
export const NO_ARTICLES = 'Nema artikala za narudžbu.';

/** Fixed wording, with its spelling (Screens/Checkout). */
export const ORDER_FAILED =
  'Došlo je do greske prilikom kreiranja narudžbe, molimo pokušajte ponovo kasnije.';
