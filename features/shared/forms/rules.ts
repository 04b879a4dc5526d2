import * as v from 'valibot';
import { hasPossibleLength } from '#ui/PhoneInput';
import { facts, fixedTexts } from '../country';

const { min, max } = facts.credentialLength;

/** A required text, trimmed. */
export const filledSchema = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

/** Checks the length of a username or password. */
export const credentialLength = (message: string) =>
  v.check((text: string) => text.length >= min && text.length <= max, message);

const passwordSchema = (message: string) => v.pipe(v.string(), credentialLength(message));

/** A password that a user chooses, with the message of the server's `PASSWORD_SHORT`. */
export const newPasswordSchema = passwordSchema(fixedTexts.passwordShort);

/** The login form. Each screen has its own rule for the username. */
export const loginSchema = (username: v.GenericSchema<string>) =>
  v.object({ username, password: passwordSchema(fixedTexts.passwordLength) });

/** A login by email, of any length (Screens/Checkout). */
export const emailLoginSchema = loginSchema(v.pipe(v.string(), v.trim(), v.email(fixedTexts.emailFormat)));

/**
 * A phone in the wire format: digits, usually with one of the four prefixes, as many as its country has (Specification/Phone
 * numbers).
 */
export const phoneSchema = (missing: string) =>
  v.pipe(
    filledSchema(missing),
    v.digits(fixedTexts.phoneFormat),
    v.check(hasPossibleLength, fixedTexts.phoneFormat),
  );

/** Name and contact data, for creating and changing a profile. */
export const contactSchema = v.object({
  firstName: filledSchema(fixedTexts.firstNameMissing),
  lastName: filledSchema(fixedTexts.lastNameMissing),
  phone: phoneSchema(fixedTexts.phoneMissing),
  email: v.pipe(filledSchema(fixedTexts.emailMissing), v.email(fixedTexts.emailFormat)),
});

export type ContactFields = v.InferOutput<typeof contactSchema>;

/** The registration form. */
export const profileSchema = v.object({ ...contactSchema.entries, password: newPasswordSchema });

export type LoginFields = v.InferInput<ReturnType<typeof loginSchema>>;
export type ProfileFields = v.InferInput<typeof profileSchema>;
