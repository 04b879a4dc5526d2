import { fixedTexts } from '#features/shared/country';
import {
  type AccountRules,
  emailLoginSchema,
  profileSchema,
  registrationRefusals,
} from '#features/shared/forms';

/** Schemas and messages of the account forms in the checkout, the same in all countries (Screens/Checkout). */
export const accountRules: AccountRules = {
  login: emailLoginSchema,
  loginRefused: fixedTexts.checkoutLoginFailed,
  profile: profileSchema(fixedTexts.passwordShort),
  profileRefusals: registrationRefusals([fixedTexts.checkoutEmailExists, fixedTexts.checkoutPhoneExists]),
};
