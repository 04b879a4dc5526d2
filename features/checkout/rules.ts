import * as v from 'valibot';
import { fixedTexts } from '#features/shared/country';
import { contactSchema, phoneSchema } from '#features/shared/forms';

/** Schema of the order form. Its messages have a fixed wording, the same in all four countries (Screens/Checkout). */
export const orderSchema = v.object({
  firstName: contactSchema.entries.firstName,
  lastName: contactSchema.entries.lastName,
  phone: phoneSchema(fixedTexts.orderPhoneMissing),
});

export type OrderFields = v.InferInput<typeof orderSchema>;
