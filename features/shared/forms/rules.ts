import * as v from 'valibot';
import { hasPossibleLength } from '#ui/PhoneInput';
import { cleanEmail, cleanLine, cleanPassword, cleanText, hasLetter } from '#ui/typedText';
import { facts, fixedTexts } from '../country';

const { min, max } = facts.credentialLength;

/** One line of text, cleaned; may be empty. */
export const lineSchema = v.pipe(v.string(), v.transform(cleanLine));

/** A required line of text. */
export const filledSchema = (message: string) => v.pipe(lineSchema, v.nonEmpty(message));

/** A text of several lines, cleaned; may be empty. */
export const longTextSchema = v.pipe(v.string(), v.transform(cleanText));

/** A required name, with a letter at least. */
export const nameSchema = (missing: string, noLetter = fixedTexts.nameLetters) =>
  v.pipe(
    filledSchema(missing),
    v.check((name) => name === '' || hasLetter(name), noLetter),
  );

/** An email or a phone as it is typed, cleaned; each screen has its own rule for it. */
export const usernameSchema = v.pipe(v.string(), v.transform(cleanEmail));

/** A required email. */
export const emailSchema = (missing: string) =>
  v.pipe(usernameSchema, v.nonEmpty(missing), v.email(fixedTexts.emailFormat));

/** Checks the length of a username or password. */
export const credentialLength = (message: string) =>
  v.check((text: string) => text.length >= min && text.length <= max, message);

/** A password, cleaned in the same way where it is chosen and where it is asked for; may be empty. */
export const passwordSchema = v.pipe(v.string(), v.transform(cleanPassword));

/** A password that a user chooses, with the message of the server's `PASSWORD_SHORT`. */
export const newPasswordSchema = v.pipe(passwordSchema, credentialLength(fixedTexts.passwordShort));

/** The login form. Each screen has its own rule for the username. */
export const loginSchema = (username: v.GenericSchema<string>) =>
  v.object({ username, password: v.pipe(passwordSchema, credentialLength(fixedTexts.passwordLength)) });

/** A login by email, of any length (Screens/Checkout). */
export const emailLoginSchema = loginSchema(v.pipe(usernameSchema, v.email(fixedTexts.emailFormat)));

/**
 * A phone in the wire format: digits, usually with one of the four prefixes, as many as its country has
 * (Specification/Money and phones).
 */
export const phoneSchema = (missing: string) =>
  v.pipe(
    filledSchema(missing),
    v.digits(fixedTexts.phoneFormat),
    v.check(hasPossibleLength, fixedTexts.phoneFormat),
  );

/** Name and contact data, for creating and changing a profile. */
export const contactSchema = v.object({
  firstName: nameSchema(fixedTexts.firstNameMissing),
  lastName: nameSchema(fixedTexts.lastNameMissing, fixedTexts.lastNameLetters),
  phone: phoneSchema(fixedTexts.phoneMissing),
  email: emailSchema(fixedTexts.emailMissing),
});

export type ContactFields = v.InferOutput<typeof contactSchema>;

/** The registration form. */
export const profileSchema = v.object({ ...contactSchema.entries, password: newPasswordSchema });

export type LoginFields = v.InferInput<ReturnType<typeof loginSchema>>;
export type ProfileFields = v.InferInput<typeof profileSchema>;
