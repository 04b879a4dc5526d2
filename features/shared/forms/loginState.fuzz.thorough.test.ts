import * as fc from 'fast-check';
import { expect } from 'vitest';
import { addressText, malformed, property } from '#mocks/fuzz';
import { readLoginState } from './loginState';

const elsewhere = fc
  .tuple(fc.constantFrom('//', '/\\', '/\t/', '/ /', '\\\\', 'https://', 'javascript:'), addressText)
  .map(([start, rest]) => ({ from: `${start}evil.example/${rest}` }));

property(
  'the address to return to after a login',
  500,
  fc.oneof(malformed({ from: '/checkout' }), elsewhere),
  (state) => {
    const { from = '/' } = readLoginState(state);
    // The address stays on the shop's own origin.
    expect(new URL(from, 'https://shop.example').origin).toBe('https://shop.example');
  },
);
