import * as v from 'valibot';
import { phoneSchema as phone } from '#features/shared/account';

/** The seed's words, to the letter and the same in all four countries (seed §5). */
const MISSING = 'Molimo unesite Vaše podatke';

/** Seed §8: no list id for the offer and country. */
export const NO_LIST = 'Došlo je do greške, molimo pokušajte ponovo kasnije';

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty(MISSING));

export const nameSchema = v.object({ name: filled, email: filled });
export const phoneSchema = v.object({ phone: phone(MISSING) });

export type NameFields = v.InferOutput<typeof nameSchema>;
export type PhoneFields = v.InferOutput<typeof phoneSchema>;
