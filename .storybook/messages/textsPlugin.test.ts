import { expect, it } from 'vitest';
import { withoutFunctions } from './textsPlugin';

/** `#{…}` stands for a template's placeholder. */
const code = (text: string) => text.replaceAll('#{', '${');

it.each([
  ['(amount: string) => `Završi kupovinu za #{amount}`', "(`Završi kupovinu za #{'{amount}'}`)"],
  ["(name?: string) => (name ? `Za #{name}` : 'Za vas')", "([`Za #{'{name}'}`, 'Za vas'].join(' / '))"],
  [
    "(count: number) => `#{count} #{plural(count, { one: 'dan', few: 'dana', other: 'dana' })}`",
    "(`#{'{count}'} #{Object.values({one: 'dan', few: 'dana', other: 'dana'}).join(' / ')}`)",
  ],
  ['(country: Country) => `Za #{accusative[country]}`', "(`Za #{Object.values(accusative).join(' / ')}`)"],
  ['(count: number) => `#{formatNumber(count)}#{days}`', "(`#{'{count}'}#{days}`)"],
  ["(names: string[]) => names.join(' + ')", "('{names}')"],
  ['(name: string) => ({ decrease: `Manje, #{name}` })', "({decrease: `Manje, #{'{name}'}`})"],
])('%s reads like %s', (fn, text) => {
  expect(withoutFunctions(code(`export const ba = { message: ${fn} };`))).toBe(
    code(`export const ba = { message: ${text} };`),
  );
});

it('reads the functions that a module defines for itself', () => {
  const pieces = 'const pieces = (count: number) => `#{count} kom`;';
  const cart = 'export const ba = { cart: (count: number) => pieces(count) };';
  expect(withoutFunctions(code(pieces + cart))).toBe(
    code("const pieces = (`#{'{count}'} kom`);export const ba = { cart: (pieces) };"),
  );
});

it('leaves texts as they are', () => {
  const source = code("export const ba = { hours: `#{from} do #{to}`, fee: clubPrice('BA') };");
  expect(withoutFunctions(source)).toBe(source);
});

it('refuses a function that it cannot read', () => {
  expect(() => withoutFunctions('export const ba = { sum: (a: number, b: number) => a + b };')).toThrow(
    'simpler',
  );
});
