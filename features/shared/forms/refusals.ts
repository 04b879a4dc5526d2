import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ErrorCode } from '#features/shared/api';
import { PASSWORD_SHORT } from './rules';

interface Refusal<Field> {
  field: Field;
  message: string;
}

/**
 * What a code of the backend says, and beside which field. Not an object: any text may come as a code, `constructor`
 * too.
 */
export type Refusals<Field> = ReadonlyMap<string, Refusal<Field>>;

/** Refusals by the codes of the contract. */
export const refusalsOf = <Field>(byCode: { [Code in ErrorCode]?: Refusal<Field> }): Refusals<Field> =>
  new Map(Object.entries(byCode));

/** Refusals bound to the form that says them. */
export interface FieldRefusals {
  has: (code: string) => boolean;
  /** Says a refusal beside its field and moves the focus there. Does nothing where the code is about no field. */
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

/** Somebody else has the email or the phone. */
const takenRefusals = (email: string, phone: string) => ({
  USERNAME_EXISTS: { field: 'email', message: email } as const,
  EMAIL_EXISTS: { field: 'email', message: email } as const,
  PHONE_EXISTS: { field: 'phone', message: phone } as const,
});

/** Seed §8, wherever a profile is made or changed, except at the checkout. */
const TAKEN = ['Račun sa navedenim emailom postoji', 'Račun sa navedenim brojem telefona postoji'] as const;

/** Why a profile is not changed (seed §8). */
export const profileRefusals = refusalsOf<'email' | 'phone'>(takenRefusals(...TAKEN));

/**
 * Why a profile is not made (seed §8).
 *
 * @param taken what is said of an email and of a phone that somebody else has
 */
export const registrationRefusals = (taken: readonly [email: string, phone: string] = TAKEN) =>
  refusalsOf<'email' | 'phone' | 'password'>({
    ...takenRefusals(...taken),
    PASSWORD_SHORT: { field: 'password', message: PASSWORD_SHORT },
  });
