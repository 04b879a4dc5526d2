import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { accountRules } from './rules';

/** What each field of a form is told, in the seed's texts (seed §5, §8). */
function told(schema: v.GenericSchema, fields: Record<string, string>) {
  const { issues } = v.safeParse(schema, fields, { abortPipeEarly: true });
  return issues ? v.flatten(issues).nested : undefined;
}

describe('login', () => {
  const good = { username: 'adnan@example.ba', password: 'hrast-2026' };
  const username = 'Korisničko ime mora biti popunjeno i duže od 8 slova ili broj telefona unesen';

  it.each(['', '1234567', `        7      `, 'a'.repeat(65)])('refuses the username "%s"', (text) => {
    expect(told(accountRules.login, { ...good, username: text })).toEqual({ username: [username] });
  });

  it.each(['12345678', 'a'.repeat(64), '061 234 567'])('takes the username "%s"', (text) => {
    expect(told(accountRules.login, { ...good, username: text })).toBeUndefined();
  });

  it.each(['', '1234567', 'a'.repeat(65)])('refuses the password "%s"', (password) => {
    expect(told(accountRules.login, { ...good, password })).toEqual({
      password: ['Lozinka mora bit popunjena i duža od 8 slova'],
    });
  });
});
