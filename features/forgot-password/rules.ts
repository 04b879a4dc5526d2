import * as v from 'valibot';
import { filledSchema, newPasswordSchema, PASSWORD_SHORT, refusalsOf } from '#features/shared/forms';

/** The seed's words, to the letter and the same in all four countries (seed §8). */
const words = {
  wrongInfo: 'Informacije su pogrešno unešene',
};

/** The seed has no words of its own for a field left empty here: what is missing is wrong. */
export const addressSchema = v.object({
  address: filledSchema(words.wrongInfo),
});

export const passwordSchema = v.object({
  /** A message may group its digits. */
  code: v.pipe(
    v.string(),
    v.transform((code) => code.replace(/\s/g, '')),
    v.nonEmpty(words.wrongInfo),
  ),
  password: newPasswordSchema,
});

export type AddressFields = v.InferOutput<typeof addressSchema>;
export type PasswordFields = v.InferOutput<typeof passwordSchema>;

/** Why no code is sent (seed §8). */
export const addressRefusals = refusalsOf<keyof AddressFields>({
  NOT_FOUND: { field: 'address', message: words.wrongInfo },
});

/** Why a new password is not taken (seed §8). */
export const passwordRefusals = refusalsOf<keyof PasswordFields>({
  NOT_FOUND: { field: 'code', message: words.wrongInfo },
  TOKEN_INVALID: { field: 'code', message: words.wrongInfo },
  PASSWORD_SHORT: { field: 'password', message: PASSWORD_SHORT },
});
