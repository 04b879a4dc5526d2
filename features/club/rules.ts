import * as v from 'valibot';

/** The seed's words, to the letter and the same in all four countries (seed §5). */
const filled = v.pipe(v.string(), v.trim(), v.nonEmpty('Molimo unesite Vaše podatke'));

export const joinSchema = v.object({ name: filled, phone: filled });

export type JoinFields = v.InferOutput<typeof joinSchema>;
