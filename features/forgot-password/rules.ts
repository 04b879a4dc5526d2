import * as v from 'valibot';
import { newPasswordSchema, PASSWORD_SHORT } from '#features/shared/account';

/** The seed's words, to the letter and the same in all four countries (seed §8). */
const words = {
  wrongInfo: 'Informacije su pogrešno unešene',
};

/** The seed has no words of its own for a field left empty here: what is missing is wrong. */
export const addressSchema = v.object({
  address: v.pipe(v.string(), v.trim(), v.nonEmpty(words.wrongInfo)),
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

/** What the backend's codes say, and beside which field (seed §8). */
export type Refusals<Field> = Partial<Record<string, { field: Field; message: string }>>;

export const addressRefusals: Refusals<keyof AddressFields> = {
  NOT_FOUND: { field: 'address', message: words.wrongInfo },
};

export const passwordRefusals: Refusals<keyof PasswordFields> = {
  NOT_FOUND: { field: 'code', message: words.wrongInfo },
  TOKEN_INVALID: { field: 'code', message: words.wrongInfo },
  PASSWORD_SHORT: { field: 'password', message: PASSWORD_SHORT },
};
