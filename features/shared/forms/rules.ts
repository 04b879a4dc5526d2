import * as v from 'valibot';
import { facts } from '../country';

const { min, max } = facts.credentialLength;

/** Where the forms stand. The seed words and checks some things differently in the two places (seed §5, §8). */
export type AccountPlace = 'login' | 'checkout';

/** The seed's words, to the letter and the same in all four countries (seed §5, §8). */
const words = {
  username: `Korisničko ime mora biti popunjeno i duže od ${min} slova ili broj telefona unesen`,
  password: `Lozinka mora bit popunjena i duža od ${min} slova`,
  emailMissing: 'Molimo unesite vaš email',
  emailPattern: 'Email mora biti u odgovarajućem formatu.',
  phoneMissing: 'Molimo unesite vaš broj telefona',
  phonePattern: 'Broj telefona mora biti u odgovarajućem formatu.',
  firstName: 'Ime ne može biti prazno.',
  lastName: 'Prezime ne može biti prazno.',
};

/** Seed §8. */
export const PASSWORD_SHORT = `Lozinka mora biti između ${min} i ${max} karaktera`;

/** Seed §5: what the quiz and the club say of any field left empty. */
export const DETAILS_MISSING = 'Molimo unesite Vaše podatke';

/** A text that people cannot leave empty. */
export const filledSchema = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

const sized = (message: string) =>
  v.check((text: string) => text.length >= min && text.length <= max, message);

const password = v.pipe(v.string(), sized(words.password));

/** A password in the place of another, said as the server would (seed §8 PASSWORD_SHORT). */
export const newPasswordSchema = v.pipe(v.string(), sized(PASSWORD_SHORT));

export const loginSchemas = {
  login: v.object({ username: v.pipe(v.string(), v.trim(), sized(words.username)), password }),
  /** The checkout asks for an email (seed §2), and its length does not matter there. */
  checkout: v.object({ username: v.pipe(v.string(), v.trim(), v.email(words.emailPattern)), password }),
};

/** A phone as it travels: digits, with one of the four prefixes as a rule (seed §5). */
export const phoneSchema = (missing: string) =>
  v.pipe(filledSchema(missing), v.regex(/^(?:387|385|381|382|06)?\d+$/, words.phonePattern));

/** Who somebody is and how to reach them, as a profile is made and changed. */
export const contactSchema = v.object({
  firstName: filledSchema(words.firstName),
  lastName: filledSchema(words.lastName),
  phone: phoneSchema(words.phoneMissing),
  email: v.pipe(filledSchema(words.emailMissing), v.email(words.emailPattern)),
});

export type ContactFields = v.InferOutput<typeof contactSchema>;

const profileSchema = (passwordMessage: string) =>
  v.object({ ...contactSchema.entries, password: v.pipe(v.string(), sized(passwordMessage)) });

/**
 * The seed gives a new password its length but no words of its own (§5 register). The login screen says what it says
 * about any password (§5 login); the checkout, which has no such sentence, says what the server would (§8
 * PASSWORD_SHORT).
 */
export const profileSchemas = {
  login: profileSchema(words.password),
  checkout: profileSchema(PASSWORD_SHORT),
};

export type LoginFields = v.InferInput<typeof loginSchemas.login>;
export type ProfileFields = v.InferInput<typeof profileSchemas.login>;
