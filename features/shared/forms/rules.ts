import * as v from 'valibot';
import { facts } from '../country';

const { min, max } = facts.credentialLength;

/** The seed's texts, to the letter and the same in all four countries (seed §5, §8). */
const words = {
  emailMissing: 'Molimo unesite vaš email',
  emailPattern: 'Email mora biti u odgovarajućem formatu.',
  phoneMissing: 'Molimo unesite vaš broj telefona',
  phonePattern: 'Broj telefona mora biti u odgovarajućem formatu.',
  firstName: 'Ime ne može biti prazno.',
  lastName: 'Prezime ne može biti prazno.',
};

/** What the login says of a password that is missing or has another length (seed §5). */
export const PASSWORD_MISSING = `Lozinka mora bit popunjena i duža od ${min} slova`;

/** Seed §8. */
export const PASSWORD_SHORT = `Lozinka mora biti između ${min} i ${max} karaktera`;

/** Seed §5: what the quiz and the club say of any field left empty. */
export const DETAILS_MISSING = 'Molimo unesite Vaše podatke';

/** A text that people cannot leave empty. */
export const filledSchema = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

/** A username or password that is neither too short nor too long (seed §9). */
export const credentialLength = (message: string) =>
  v.check((text: string) => text.length >= min && text.length <= max, message);

const passwordSchema = (message: string) => v.pipe(v.string(), credentialLength(message));

/** A password in the place of another, said as the server would (seed §8 PASSWORD_SHORT). */
export const newPasswordSchema = passwordSchema(PASSWORD_SHORT);

/** The login form. What a username is differs between the screens (seed §2, §5). */
export const loginSchema = (username: v.GenericSchema<string>) =>
  v.object({ username, password: passwordSchema(PASSWORD_MISSING) });

/** A login by email, whose length does not matter (seed §2). */
export const emailLoginSchema = loginSchema(v.pipe(v.string(), v.trim(), v.email(words.emailPattern)));

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

/**
 * The form for a new profile. The seed gives its password a length but no words of its own (§5 register), so each screen
 * says what it says of passwords.
 */
export const profileSchema = (passwordMessage: string) =>
  v.object({ ...contactSchema.entries, password: passwordSchema(passwordMessage) });

export type LoginFields = v.InferInput<ReturnType<typeof loginSchema>>;
export type ProfileFields = v.InferInput<ReturnType<typeof profileSchema>>;
