import * as v from 'valibot';
import { filledSchema, newPasswordSchema, PASSWORD_SHORT, refusalsOf } from '#features/shared/forms';

/** Fixed wording, the same in all four countries (Screens/Forgot password). */
export const WRONG_INFO = 'Informacije su pogrešno unešene';

/** There is no text for an empty field, so it counts as wrong. */
export const addressSchema = v.object({
  address: filledSchema(WRONG_INFO),
});

export const passwordSchema = v.object({
  /** Spaces are removed: messages may show the code in groups of digits. */
  code: v.pipe(
    v.string(),
    v.transform((code) => code.replace(/\s/g, '')),
    v.nonEmpty(WRONG_INFO),
  ),
  password: newPasswordSchema,
});

export type AddressFields = v.InferOutput<typeof addressSchema>;
export type PasswordFields = v.InferOutput<typeof passwordSchema>;

/** Errors of requesting a code. */
export const addressRefusals = refusalsOf<keyof AddressFields>({
  NOT_FOUND: { field: 'address', message: WRONG_INFO },
});

/** Errors of setting a new password. */
export const passwordRefusals = refusalsOf<keyof PasswordFields>({
  NOT_FOUND: { field: 'code', message: WRONG_INFO },
  TOKEN_INVALID: { field: 'code', message: WRONG_INFO },
  PASSWORD_SHORT: { field: 'password', message: PASSWORD_SHORT },
});
