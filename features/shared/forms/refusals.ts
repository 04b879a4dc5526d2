import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { PASSWORD_SHORT } from './rules';

interface Refusal<Field> {
  field: Field;
  message: string;
}

/**
 * What a code of the backend says, and beside which field. Not an object: any word may come as a code, `constructor`
 * too.
 */
export type Refusals<Field> = ReadonlyMap<string, Refusal<Field>>;

/** Says beside its field what the backend refused, and moves the focus there. `false` if the code is about no field. */
export function showRefusal<Fields extends FieldValues>(
  form: Pick<UseFormReturn<Fields>, 'setError'>,
  refusals: Refusals<FieldPath<Fields>>,
  code: string,
): boolean {
  const refusal = refusals.get(code);
  if (!refusal) return false;
  form.setError(refusal.field, { message: refusal.message }, { shouldFocus: true });
  return true;
}

/** The first is the seed's own spelling (seed §8). */
export const loginRefusals = {
  login: 'Pogrešnan email ili lozinka',
  checkout: 'Email ili lozinka su netačni.',
};

const taken = (email: string, phone: string): Refusals<'email' | 'phone'> =>
  new Map([
    ['USERNAME_EXISTS', { field: 'email', message: email }],
    ['EMAIL_EXISTS', { field: 'email', message: email }],
    ['PHONE_EXISTS', { field: 'phone', message: phone }],
  ]);

/** Somebody else's email or phone, wherever a profile is made or changed, except at the checkout (seed §8). */
export const takenRefusals = taken(
  'Račun sa navedenim emailom postoji',
  'Račun sa navedenim brojem telefona postoji',
);

const registration = (takenThere: Refusals<'email' | 'phone'>) =>
  new Map<string, Refusal<'email' | 'phone' | 'password'>>([
    ...takenThere,
    ['PASSWORD_SHORT', { field: 'password', message: PASSWORD_SHORT }],
  ]);

/** Why a profile is not made (seed §8). */
export const registrationRefusals = {
  login: registration(takenRefusals),
  checkout: registration(
    taken('Korisnik sa navedenim emailom već postoji', 'Korisnik sa navedenim brojem telefona već postoji'),
  ),
};
