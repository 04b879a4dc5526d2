import { expect, it } from 'vitest';
import { readLoginState } from './loginState';

it.each(['/', '/checkout', '/offers/alpha-potent?review', '/blog/povećanje'])(
  'accepts %s, a page of the shop',
  (from) => {
    expect(readLoginState({ from })).toEqual({ from });
  },
);

it.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'checkout',
  '',
  7,
  null,
])('rejects any other address: %j', (from) => {
  expect(readLoginState({ from, wantsProfile: true }).from).toBeUndefined();
  expect(readLoginState({ from, wantsProfile: true }).wantsProfile).toBe(true);
});

it.each([null, undefined, '/checkout', 7, []])('is empty for any other navigation state: %j', (state) => {
  expect(readLoginState(state)).toEqual({});
});
