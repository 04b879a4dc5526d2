import * as v from 'valibot';
import { isPossiblePhone } from './phone';

/** With a letter that can be seen: some invisible characters count as letters. */
const nameSchema = v.pipe(
  v.string(),
  v.check((text) => /\p{L}/u.test(text.replace(/\p{Default_Ignorable_Code_Point}/gu, ''))),
);

const phoneSchema = v.pipe(v.string(), v.check(isPossiblePhone));

/** What a person is named and reached by, in whatever call. */
const personSchema = v.object({
  FirstName: v.optional(nameSchema),
  LastName: v.optional(nameSchema),
  FirstLastName: v.optional(nameSchema),
  PhoneNumber: v.optional(phoneSchema),
});

/** Whether the parameters of a call pass for a person's, by the rules of the shop's forms. */
export const isOfPerson = (params: unknown): boolean => v.is(personSchema, params);

const emailSchema = v.pipe(v.string(), v.trim(), v.email());

/** Whether a text is an email. Calls that take a phone in its place have a field of this name too. */
export const isEmail = (text: string): boolean => v.is(emailSchema, text);
