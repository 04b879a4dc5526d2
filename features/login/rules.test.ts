import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { accountRules } from './rules';

/** Error messages by field, in their fixed wording (Screens/Login). */
function errorsOf(schema: v.GenericSchema, fields: Record<string, string>) {
  const { issues } = v.safeParse(schema, fields, { abortPipeEarly: true });
  return issues ? v.flatten(issues).nested : undefined;
}

describe('login', () => {
  const valid = { username: 'adnan@example.ba', password: 'hrast-2026' };
  const username = 'Korisničko ime mora biti popunjeno i duže od 8 slova ili broj telefona unesen';

  it.each(['', '1234567', `        7      `, 'a'.repeat(65)])('rejects the username "%s"', (text) => {
    expect(errorsOf(accountRules.login, { ...valid, username: text })).toEqual({ username: [username] });
  });

  it.each(['12345678', 'a'.repeat(64), '061 234 567'])('accepts the username "%s"', (text) => {
    expect(errorsOf(accountRules.login, { ...valid, username: text })).toBeUndefined();
  });

  it.each(['', '1234567', 'a'.repeat(65)])('rejects the password "%s"', (password) => {
    expect(errorsOf(accountRules.login, { ...valid, password })).toEqual({
      password: ['Lozinka mora bit popunjena i duža od 8 slova'],
    });
  });
});
