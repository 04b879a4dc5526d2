import { describe, expect, it } from 'vitest';
import { countries } from '#features/shared/country';
import { breakEven, monthlySpends, savingsOf } from './savings';

describe('savingsOf', () => {
  it('takes the fee from the discount of a year', () => {
    expect(savingsOf('BA', 100)).toEqual({
      year: '1.200,00\u00A0KM',
      discount: '300,00\u00A0KM',
      fee: '−199,00\u00A0KM',
      pays: true,
      rest: '101,00\u00A0KM',
    });
  });

  it('says what a discount lacks that is below the fee', () => {
    expect(savingsOf('RS', 3_000)).toMatchObject({ pays: false, rest: '2.950,00\u00A0RSD' });
  });

  it('has nothing left when the discount is the fee', () => {
    expect(savingsOf('HR', 400 / 12)).toMatchObject({ pays: true, rest: '0,00\u00A0€' });
  });

  it.each(countries)('%s: offers a spend that is too little, and others that are not', (country) => {
    const [first, ...others] = monthlySpends[country].map((spend) => savingsOf(country, spend).pays);
    expect(first).toBe(false);
    expect(others).toEqual([true, true, true]);
  });
});

describe('breakEven', () => {
  it.each([
    ['BA', '66,34\u00A0KM'],
    ['RS', '3.983,34\u00A0RSD'],
    ['HR', '33,34\u00A0€'],
    ['ME', '33,34\u00A0€'],
  ] as const)('is %s: %s', (country, spend) => {
    expect(breakEven(country)).toBe(spend);
  });
});
