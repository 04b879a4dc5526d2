import {
  type AccountRules,
  emailLoginSchema,
  PASSWORD_SHORT,
  profileSchema,
  registrationRefusals,
} from '#features/shared/forms';

/** The account forms' schemas and error messages in the checkout: to the letter, the same in all four countries (seed §5, §8). */
export const accountRules: AccountRules = {
  login: emailLoginSchema,
  loginRefused: 'Email ili lozinka su netačni.',
  profile: profileSchema(PASSWORD_SHORT),
  profileRefusals: registrationRefusals([
    'Korisnik sa navedenim emailom već postoji',
    'Korisnik sa navedenim brojem telefona već postoji',
  ]),
};
