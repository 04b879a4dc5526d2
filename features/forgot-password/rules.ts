import * as v from 'valibot';
import { fixedTexts } from '#features/shared/country';
import { lineSchema, newPasswordSchema, refusalsOf, usernameSchema } from '#features/shared/forms';

/** There is no text for an empty field, so it counts as wrong. */
export const addressSchema = v.object({
  address: v.pipe(usernameSchema, v.nonEmpty(fixedTexts.resetWrong)),
});

export const passwordSchema = v.object({
  /** Spaces are removed: messages may show the code in groups of digits. */
  code: v.pipe(
    lineSchema,
    v.transform((code) => code.replace(/\s/g, '')),
    v.nonEmpty(fixedTexts.resetWrong),
  ),
  password: newPasswordSchema,
});

export type AddressFields = v.InferOutput<typeof addressSchema>;
export type PasswordFields = v.InferOutput<typeof passwordSchema>;

/** Errors of requesting a code. */
export const addressRefusals = refusalsOf<keyof AddressFields>({
  NOT_FOUND: { field: 'address', message: fixedTexts.resetWrong },
});

/** Errors of setting a new password. */
export const passwordRefusals = refusalsOf<keyof PasswordFields>({
  NOT_FOUND: { field: 'code', message: fixedTexts.resetWrong },
  TOKEN_INVALID: { field: 'code', message: fixedTexts.resetWrong },
  PASSWORD_SHORT: { field: 'password', message: fixedTexts.passwordShort },
});
