import * as v from 'valibot';
import { fixedTexts } from '#features/shared/country';
import {
  type AccountRules,
  credentialLength,
  loginSchema,
  registrationRefusals,
  usernameSchema,
} from '#features/shared/forms';

/** Validation rules and texts of the login screen: fixed wording, the same in all four countries (Screens/Login). */
export const accountRules: AccountRules = {
  login: loginSchema(v.pipe(usernameSchema, credentialLength(fixedTexts.usernameLength))),
  takesPhone: true,
  loginRefused: fixedTexts.loginFailed,
  profileRefusals: registrationRefusals(),
};
