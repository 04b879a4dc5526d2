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

/** Seed §5. */
const USERNAME_MISSING = `Korisničko ime mora biti popunjeno i duže od ${min} slova ili broj telefona unesen`;

/** Validation rules and texts of the login screen: verbatim, and the same in all four countries (seed §5, §8). */
export const accountRules: AccountRules = {
  login: loginSchema(v.pipe(v.string(), v.trim(), credentialLength(USERNAME_MISSING))),
  loginRefused: 'Pogrešnan email ili lozinka',
  profile: profileSchema(PASSWORD_MISSING),
  profileRefusals: registrationRefusals(),
};

/** Seed §8. */
export const REGISTRATION_FAILED = 'Pogrešan email ili lozinka';
