import * as v from 'valibot';
import { fixedTexts } from '#features/shared/country';
import { emailSchema, nameSchema as name, phoneSchema as phone } from '#features/shared/forms';

export const nameSchema = v.object({
  name: name(fixedTexts.contactMissing),
  email: emailSchema(fixedTexts.contactMissing),
});
export const phoneSchema = v.object({ phone: phone(fixedTexts.contactMissing) });

export type NameFields = v.InferOutput<typeof nameSchema>;
export type PhoneFields = v.InferOutput<typeof phoneSchema>;
