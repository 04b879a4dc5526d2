import * as v from 'valibot';
import { fixedTexts } from '#features/shared/country';
import {
  type AccountRules,
  contactSchema,
  emailLoginSchema,
  phoneSchema,
  registrationRefusals,
} from '#features/shared/forms';

/** Schema of the order form. Its messages have a fixed wording, the same in all four countries (Screens/Checkout). */
export const orderSchema = v.object({
  firstName: contactSchema.entries.firstName,
  lastName: contactSchema.entries.lastName,
  phone: phoneSchema(fixedTexts.orderPhoneMissing),
});

export type OrderFields = v.InferInput<typeof orderSchema>;

/** Schemas and messages of the account forms in the checkout, the same in all countries (Screens/Checkout). */
export const accountRules: AccountRules = {
  login: emailLoginSchema,
  takesPhone: false,
  loginRefused: fixedTexts.checkoutLoginFailed,
  profileRefusals: registrationRefusals([fixedTexts.checkoutEmailExists, fixedTexts.checkoutPhoneExists]),
};
