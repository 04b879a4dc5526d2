import { describe, expectTypeOf, it } from 'vitest';
import type { Theme } from './contract';
import type { tokens } from './tokens';

type Tokens = typeof tokens;
type WithoutFonts = Omit<Theme, 'font'>;

describe('the theme contract', () => {
  it('is met by the tokens', () => {
    expectTypeOf<Tokens>().toExtend<WithoutFonts>();
  });

  it('is not met by tokens that lack a group or a single value', () => {
    expectTypeOf<Omit<Tokens, 'radius'>>().not.toExtend<WithoutFonts>();
    expectTypeOf<
      Omit<Tokens, 'color'> & { color: Omit<Tokens['color'], 'focus'> }
    >().not.toExtend<WithoutFonts>();
  });

  it('is not met by a value that CSS cannot take', () => {
    expectTypeOf<
      Omit<Tokens, 'weight'> & { weight: Record<keyof Tokens['weight'], number> }
    >().not.toExtend<WithoutFonts>();
  });
});
