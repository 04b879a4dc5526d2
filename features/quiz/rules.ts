import * as v from 'valibot';
import { fixedTexts } from '#features/shared/country';
import { filledSchema, phoneSchema as phone } from '#features/shared/forms';

const filled = filledSchema(fixedTexts.contactMissing);

export const nameSchema = v.object({
  name: filled,
  email: v.pipe(filled, v.email(fixedTexts.emailFormat)),
});
export const phoneSchema = v.object({ phone: phone(fixedTexts.contactMissing) });

export type NameFields = v.InferOutput<typeof nameSchema>;
export type PhoneFields = v.InferOutput<typeof phoneSchema>;
