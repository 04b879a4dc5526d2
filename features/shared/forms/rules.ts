import * as v from 'valibot';
import { hasPossibleLength } from '#ui/PhoneInput';
import { facts } from '../country';

const { min, max } = facts.credentialLength;

/** Fixed wording, the same in all four countries (Specification/Forms). */
export const texts = {
  emailMissing: 'Molimo unesite vaš email',
  emailPattern: 'Email mora biti u odgovarajućem formatu.',
  phoneMissing: 'Molimo unesite vaš broj telefona',
  phonePattern: 'Broj telefona mora biti u odgovarajućem formatu.',
  firstName: 'Ime ne može biti prazno.',
  lastName: 'Prezime ne može biti prazno.',
};

/** The login's message for a password that is missing or has the wrong length. */
export const PASSWORD_MISSING = `Lozinka mora bit popunjena i duža od ${min} slova`;

/** The message of the error code `PASSWORD_SHORT`. */
export const PASSWORD_SHORT = `Lozinka mora biti između ${min} i ${max} karaktera`;

/** The quiz's and the club's message for any empty field. */
export const DETAILS_MISSING = 'Molimo unesite Vaše podatke';

/** A required text, trimmed. */
export const filledSchema = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

/** Checks the length of a username or password. */
export const credentialLength = (message: string) =>
  v.check((text: string) => text.length >= min && text.length <= max, message);

const passwordSchema = (message: string) => v.pipe(v.string(), credentialLength(message));

/** A password that replaces another, with the message of the server's `PASSWORD_SHORT`. */
export const newPasswordSchema = passwordSchema(PASSWORD_SHORT);

/** The login form. Each screen has its own rule for the username. */
export const loginSchema = (username: v.GenericSchema<string>) =>
  v.object({ username, password: passwordSchema(PASSWORD_MISSING) });

/** A login by email, of any length (Screens/Checkout). */
export const emailLoginSchema = loginSchema(v.pipe(v.string(), v.trim(), v.email(texts.emailPattern)));

/**
 * A phone in the wire format: digits, usually with one of the four prefixes, as many as its country has (Specification/Phone
 * numbers).
 */
export const phoneSchema = (missing: string) =>
  v.pipe(
    filledSchema(missing),
    v.regex(/^(?:387|385|381|382|06)?\d+$/, texts.phonePattern),
    v.check(hasPossibleLength, texts.phonePattern),
  );

/** Name and contact data, for creating and changing a profile. */
export const contactSchema = v.object({
  firstName: filledSchema(texts.firstName),
  lastName: filledSchema(texts.lastName),
  phone: phoneSchema(texts.phoneMissing),
  email: v.pipe(filledSchema(texts.emailMissing), v.email(texts.emailPattern)),
});

export type ContactFields = v.InferOutput<typeof contactSchema>;

/** The registration form. No message is specified for the length of its password, so each screen passes its own. */
export const profileSchema = (passwordMessage: string) =>
  v.object({ ...contactSchema.entries, password: passwordSchema(passwordMessage) });

export type LoginFields = v.InferInput<ReturnType<typeof loginSchema>>;
export type ProfileFields = v.InferInput<ReturnType<typeof profileSchema>>;
