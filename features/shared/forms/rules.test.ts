import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { emailLoginSchema, profileSchema } from './rules';

/** The messages of each field, in their fixed wording (Specification/Forms). */
function messagesOf(schema: v.GenericSchema, fields: Record<string, string>) {
  const { issues } = v.safeParse(schema, fields, { abortPipeEarly: true });
  return issues ? v.flatten(issues).nested : undefined;
}

describe('a login by email', () => {
  const good = { username: 'adnan@example.ba', password: 'hrast-2026' };

  it.each(['', '1234567', 'a'.repeat(65)])('refuses the password "%s"', (password) => {
    expect(messagesOf(emailLoginSchema, { ...good, password })).toEqual({
      password: ['Lozinka mora bit popunjena i duža od 8 slova'],
    });
  });

  it.each(['', 'adnan', '061234567', 'adnan@example'])('refuses the email "%s"', (username) => {
    expect(messagesOf(emailLoginSchema, { ...good, username })).toEqual({
      username: ['Email mora biti u odgovarajućem formatu.'],
    });
  });

  it('takes an email of any length', () => {
    expect(messagesOf(emailLoginSchema, { ...good, username: 'a@b.ba' })).toBeUndefined();
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
    ['firstName', '\u200B\u3164\u00A0', 'Ime ne može biti prazno.'],
    ['firstName', '123 🙂', 'Ime mora imati barem jedno slovo.'],
    ['lastName', '', 'Prezime ne može biti prazno.'],
    ['lastName', '-', 'Prezime mora imati barem jedno slovo.'],
    ['phone', '', 'Molimo unesite vaš broj telefona'],
    ['phone', '+387 61 234 567', 'Broj telefona mora biti u odgovarajućem formatu.'],
    ['phone', '3876123', 'Broj telefona mora biti u odgovarajućem formatu.'],
    ['phone', '38761234567890', 'Broj telefona mora biti u odgovarajućem formatu.'],
    ['phone', '4915112345678901', 'Broj telefona mora biti u odgovarajućem formatu.'],
    ['phone', '44', 'Broj telefona mora biti u odgovarajućem formatu.'],
    ['phone', '☎️', 'Broj telefona mora biti u odgovarajućem formatu.'],
    ['phone', 'nemam', 'Broj telefona mora biti u odgovarajućem formatu.'],
    ['email', '  ', 'Molimo unesite vaš email'],
    ['email', 'adnan.example.ba', 'Email mora biti u odgovarajućem formatu.'],
    ['password', '1234567', 'Lozinka mora biti između 8 i 64 karaktera'],
    ['password', 'a'.repeat(65), 'Lozinka mora biti između 8 i 64 karaktera'],
  ])('refuses %s "%s"', (field, value, message) => {
    expect(messagesOf(profileSchema, { ...good, [field]: value })).toEqual({
      [field]: [message],
    });
  });

  it.each(['38761234567', '385911234567', '381641234567', '38267123456', '061234567', '61234567'])(
    'takes the phone %s',
    (phone) => {
      expect(messagesOf(profileSchema, { ...good, phone })).toBeUndefined();
    },
  );

  it('is cleaned of what nobody sees; spaces of the password stay', () => {
    const typed = {
      ...good,
      firstName: '\u00A0Ad\u00ADnan ',
      email: ' adnan＠example.ba\u200B ',
      password: ' hrast-2026 \u200B',
    };
    expect(v.parse(profileSchema, typed)).toEqual({
      ...good,
      password: ' hrast-2026 ',
    });
  });
});
