import * as v from 'valibot';
import { DETAILS_MISSING, filledSchema, phoneSchema } from '#features/shared/forms';

export const joinSchema = v.object({
  name: filledSchema(DETAILS_MISSING),
  phone: phoneSchema(DETAILS_MISSING),
});

export type JoinFields = v.InferOutput<typeof joinSchema>;
