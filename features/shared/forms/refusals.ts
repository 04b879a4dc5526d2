import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ErrorCode } from '../api';
import { fixedTexts } from '../country';

interface Refusal<Field> {
  field: Field;
  message: string;
}

/**
 * The message of each of the backend's error codes, and its field. A map, because any text may come as a code, even
 * `constructor`.
 */
export type Refusals<Field> = ReadonlyMap<string, Refusal<Field>>;

/** Creates refusals by the contract's codes. */
export const refusalsOf = <Field>(byCode: { [Code in ErrorCode]?: Refusal<Field> }): Refusals<Field> =>
  new Map(Object.entries(byCode));

/** Refusals bound to the form that shows them. */
export interface FieldRefusals {
  has: (code: string) => boolean;
  /** Shows a refusal beside its field and moves the focus there. Does nothing for a code without a field. */
  show: (code: string) => void;
}

export const refusalsIn = <Fields extends FieldValues>(
  form: Pick<UseFormReturn<Fields>, 'setError'>,
  refusals: Refusals<FieldPath<Fields>>,
): FieldRefusals => ({
  has: (code) => refusals.has(code),
  show(code) {
    const refusal = refusals.get(code);
    if (refusal) form.setError(refusal.field, { message: refusal.message }, { shouldFocus: true });
  },
});

/** Another account has the email or the phone. */
const takenRefusals = (email: string, phone: string) => ({
  USERNAME_EXISTS: { field: 'email', message: email } as const,
  EMAIL_EXISTS: { field: 'email', message: email } as const,
  PHONE_EXISTS: { field: 'phone', message: phone } as const,
});

/** The messages wherever a profile is created or changed, except at the checkout (Specification/Forms). */
const TAKEN = [fixedTexts.registerUsernameExists, fixedTexts.registerPhoneExists] as const;

/** Refusals of a changed profile. */
export const profileRefusals = refusalsOf<'email' | 'phone'>(takenRefusals(...TAKEN));

/**
 * Refusals of a new profile.
 *
 * @param taken messages for an email and a phone that another account has
 */
export const registrationRefusals = (taken: readonly [email: string, phone: string] = TAKEN) =>
  refusalsOf<'email' | 'phone' | 'password'>({
    ...takenRefusals(...taken),
    PASSWORD_SHORT: { field: 'password', message: fixedTexts.passwordShort },
  });
