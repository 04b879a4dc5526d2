import { createFormControl } from 'react-hook-form';
import { expect, it } from 'vitest';
import { registrationRefusals, showRefusal } from './refusals';

function newForm() {
  const form = createFormControl({ defaultValues: { email: '', phone: '', password: '' } });
  return {
    form,
    messageAt: (field: 'email' | 'phone' | 'password') => form.getFieldState(field).error?.message,
  };
}

it.each([
  ['login', 'USERNAME_EXISTS', 'email', 'Račun sa navedenim emailom postoji'],
  ['login', 'EMAIL_EXISTS', 'email', 'Račun sa navedenim emailom postoji'],
  ['login', 'PHONE_EXISTS', 'phone', 'Račun sa navedenim brojem telefona postoji'],
  ['login', 'PASSWORD_SHORT', 'password', 'Lozinka mora biti između 8 i 64 karaktera'],
  ['checkout', 'USERNAME_EXISTS', 'email', 'Korisnik sa navedenim emailom već postoji'],
  ['checkout', 'EMAIL_EXISTS', 'email', 'Korisnik sa navedenim emailom već postoji'],
  ['checkout', 'PHONE_EXISTS', 'phone', 'Korisnik sa navedenim brojem telefona već postoji'],
  ['checkout', 'PASSWORD_SHORT', 'password', 'Lozinka mora biti između 8 i 64 karaktera'],
] as const)('at the %s says %s beside the field %s', (place, code, field, message) => {
  const { form, messageAt } = newForm();
  expect(showRefusal(form, registrationRefusals[place], code)).toBe(true);
  expect(messageAt(field)).toBe(message);
});

it.each(['constructor', '__proto__', 'toString', 'SOMETHING_NEW'])(
  'knows no field of the code %s',
  (code) => {
    const { form, messageAt } = newForm();
    expect(showRefusal(form, registrationRefusals.login, code)).toBe(false);
    expect([messageAt('email'), messageAt('phone'), messageAt('password')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  },
);
