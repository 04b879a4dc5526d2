import { fixedTexts } from '#features/shared/country';
import { type AccountRules, emailLoginSchema, registrationRefusals } from '#features/shared/forms';

/** Schemas and messages of the account forms in the checkout, the same in all countries (Screens/Checkout). */
export const accountRules: AccountRules = {
  login: emailLoginSchema,
  takesPhone: false,
  loginRefused: fixedTexts.checkoutLoginFailed,
  profileRefusals: registrationRefusals([fixedTexts.checkoutEmailExists, fixedTexts.checkoutPhoneExists]),
};
