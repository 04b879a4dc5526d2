import {
  type AccountRules,
  emailLoginSchema,
  PASSWORD_SHORT,
  profileSchema,
  registrationRefusals,
} from '#features/shared/forms';

/** Schemas and messages of the account forms in the checkout, the same in all countries (Screens/Checkout). */
export const accountRules: AccountRules = {
  login: emailLoginSchema,
  loginRefused: 'Email ili lozinka su netačni.',
  profile: profileSchema(PASSWORD_SHORT),
  profileRefusals: registrationRefusals([
    'Korisnik sa navedenim emailom već postoji',
    'Korisnik sa navedenim brojem telefona već postoji',
  ]),
};
