import * as v from 'valibot';
import { fixedTexts } from '#features/shared/country';
import { nameSchema, phoneSchema } from '#features/shared/forms';

export const joinSchema = v.object({
  name: nameSchema(fixedTexts.contactMissing),
  phone: phoneSchema(fixedTexts.contactMissing),
});

export type JoinFields = v.InferOutput<typeof joinSchema>;
