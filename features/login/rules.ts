import * as v from 'valibot';
import { facts } from '#features/shared/country';
import {
  type AccountRules,
  credentialLength,
  loginSchema,
  PASSWORD_MISSING,
  profileSchema,
  registrationRefusals,
} from '#features/shared/forms';

const { min } = facts.credentialLength;

/** Fixed wording (Screens/Login). */
export const USERNAME_MISSING = `Korisničko ime mora biti popunjeno i duže od ${min} slova ili broj telefona unesen`;

/** Validation rules and texts of the login screen: fixed wording, the same in all four countries (Screens/Login). */
export const accountRules: AccountRules = {
  login: loginSchema(v.pipe(v.string(), v.trim(), credentialLength(USERNAME_MISSING))),
  loginRefused: 'Pogrešnan email ili lozinka',
  profile: profileSchema(PASSWORD_MISSING),
  profileRefusals: registrationRefusals(),
};

/** Fixed wording (Screens/Login). */
export const REGISTRATION_FAILED = 'Pogrešan email ili lozinka';
