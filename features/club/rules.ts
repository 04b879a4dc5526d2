import * as v from 'valibot';
import { phoneSchema } from '#features/shared/account';

/** The seed's words, to the letter and the same in all four countries (seed §5). */
const MISSING = 'Molimo unesite Vaše podatke';

export const joinSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(MISSING)),
  phone: phoneSchema(MISSING),
});

export type JoinFields = v.InferOutput<typeof joinSchema>;
