import * as v from 'valibot';
import { DETAILS_MISSING, filledSchema, phoneSchema as phone } from '#features/shared/forms';

/** Shown if there is no list id for the offer and country. Fixed wording (Screens/Quiz). */
export const NO_LIST = 'Došlo je do greške, molimo pokušajte ponovo kasnije';

const filled = filledSchema(DETAILS_MISSING);

export const nameSchema = v.object({ name: filled, email: filled });
export const phoneSchema = v.object({ phone: phone(DETAILS_MISSING) });

export type NameFields = v.InferOutput<typeof nameSchema>;
export type PhoneFields = v.InferOutput<typeof phoneSchema>;
