import { createFormControl } from 'react-hook-form';
import { expect, it } from 'vitest';
import { refusalsIn, registrationRefusals } from './refusals';

const refusals = {
  default: registrationRefusals(),
  own: registrationRefusals([
    'Korisnik sa navedenim emailom već postoji',
    'Korisnik sa navedenim brojem telefona već postoji',
  ]),
};

function newForm() {
  const form = createFormControl({ defaultValues: { email: '', phone: '', password: '' } });
  return {
    form,
    messageAt: (field: 'email' | 'phone' | 'password') => form.getFieldState(field).error?.message,
  };
}

it.each([
  ['default', 'USERNAME_EXISTS', 'email', 'Račun sa navedenim emailom postoji'],
  ['default', 'EMAIL_EXISTS', 'email', 'Račun sa navedenim emailom postoji'],
  ['default', 'PHONE_EXISTS', 'phone', 'Račun sa navedenim brojem telefona postoji'],
  ['default', 'PASSWORD_SHORT', 'password', 'Lozinka mora biti između 8 i 64 karaktera'],
  ['own', 'USERNAME_EXISTS', 'email', 'Korisnik sa navedenim emailom već postoji'],
  ['own', 'EMAIL_EXISTS', 'email', 'Korisnik sa navedenim emailom već postoji'],
  ['own', 'PHONE_EXISTS', 'phone', 'Korisnik sa navedenim brojem telefona već postoji'],
  ['own', 'PASSWORD_SHORT', 'password', 'Lozinka mora biti između 8 i 64 karaktera'],
] as const)('shows, with the %s texts, %s beside the field %s', (texts, code, field, message) => {
  const { form, messageAt } = newForm();
  const bound = refusalsIn(form, refusals[texts]);
  expect(bound.has(code)).toBe(true);
  bound.show(code);
  expect(messageAt(field)).toBe(message);
});

it.each(['constructor', '__proto__', 'toString', 'SOMETHING_NEW'])(
  'shows nothing for the code %s',
  (code) => {
    const { form, messageAt } = newForm();
    const bound = refusalsIn(form, refusals.default);
    expect(bound.has(code)).toBe(false);
    bound.show(code);
    expect([messageAt('email'), messageAt('phone'), messageAt('password')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  },
);
