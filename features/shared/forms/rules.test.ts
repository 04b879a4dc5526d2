import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { loginSchemas, profileSchemas } from './rules';

/** What each field of a form is told, in the seed's words (seed §5, §8). */
function told(schema: v.GenericSchema, fields: Record<string, string>) {
  const { issues } = v.safeParse(schema, fields, { abortPipeEarly: true });
  return issues ? v.flatten(issues).nested : undefined;
}

const loginPassword = 'Lozinka mora bit popunjena i duža od 8 slova';

describe('login', () => {
  const good = { username: 'adnan@example.ba', password: 'hrast-2026' };
  const username = 'Korisničko ime mora biti popunjeno i duže od 8 slova ili broj telefona unesen';

  it.each(['', '1234567', `        7      `, 'a'.repeat(65)])('refuses the username "%s"', (text) => {
    expect(told(loginSchemas.login, { ...good, username: text })).toEqual({ username: [username] });
  });

  it.each(['12345678', 'a'.repeat(64), '061 234 567'])('takes the username "%s"', (text) => {
    expect(told(loginSchemas.login, { ...good, username: text })).toBeUndefined();
  });

  it.each(['', '1234567', 'a'.repeat(65)])('refuses the password "%s"', (password) => {
    const refusal = { password: [loginPassword] };
    expect(told(loginSchemas.login, { ...good, password })).toEqual(refusal);
    expect(told(loginSchemas.checkout, { ...good, password })).toEqual(refusal);
  });

  it.each(['', 'adnan', '061234567', 'adnan@example'])('at the checkout refuses the email "%s"', (text) => {
    expect(told(loginSchemas.checkout, { ...good, username: text })).toEqual({
      username: ['Email mora biti u odgovarajućem formatu.'],
    });
  });

  it('at the checkout takes an email of any length', () => {
    expect(told(loginSchemas.checkout, { ...good, username: 'a@b.ba' })).toBeUndefined();
  });
});

describe('a new profile', () => {
  const good = {
    firstName: 'Adnan',
    lastName: 'Hodžić',
    phone: '38761234567',
    email: 'adnan@example.ba',
    password: 'hrast-2026',
  };

  it.each([
    ['firstName', ' ', 'Ime ne može biti prazno.'],
    ['lastName', '', 'Prezime ne može biti prazno.'],
    ['phone', '', 'Molimo unesite vaš broj telefona'],
    ['phone', '+387 61 234 567', 'Broj telefona mora biti u odgovarajućem formatu.'],
    ['phone', 'nemam', 'Broj telefona mora biti u odgovarajućem formatu.'],
    ['email', '  ', 'Molimo unesite vaš email'],
    ['email', 'adnan.example.ba', 'Email mora biti u odgovarajućem formatu.'],
    ['password', '1234567', loginPassword],
    ['password', 'a'.repeat(65), loginPassword],
  ])('refuses %s "%s"', (field, value, message) => {
    expect(told(profileSchemas.login, { ...good, [field]: value })).toEqual({ [field]: [message] });
  });

  it.each(['38761234567', '385911234567', '381641234567', '38267123456', '061234567', '61234567'])(
    'takes the phone %s',
    (phone) => {
      expect(told(profileSchemas.login, { ...good, phone })).toBeUndefined();
    },
  );

  it('at the checkout says the length of a password as the server would', () => {
    expect(told(profileSchemas.checkout, { ...good, password: '1234567' })).toEqual({
      password: ['Lozinka mora biti između 8 i 64 karaktera'],
    });
  });

  it('is sent without the spaces around its words, but with those of the password', () => {
    const typed = { ...good, firstName: ' Adnan ', email: ' adnan@example.ba ', password: ' hrast-2026 ' };
    expect(v.parse(profileSchemas.login, typed)).toEqual({ ...good, password: ' hrast-2026 ' });
  });
});
