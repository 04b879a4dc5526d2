import { describe, expect, it } from 'vitest';
import { hundredths } from '#mocks/testing';
import {
  clockTime,
  countries,
  countrySettings,
  discountPercent,
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  plural,
  toHundredths,
} from '../country';

const NBSP = '\u00A0';

describe('money', () => {
  it.each([
    [46.9, 4690],
    [0.1 + 0.2, 30],
    [1.15, 115],
    [19.99, 1999],
    [5950, 595000],
  ])('converts %d to %d hundredths', (price, amount) => {
    expect(toHundredths(price)).toBe(amount);
  });

  it('converts every price with two decimals up to 1.000,00 exactly', () => {
    for (let hundredths = 0; hundredths <= 100_000; hundredths += 1) {
      if (toHundredths(hundredths / 100) !== hundredths) throw new Error(`${hundredths}`);
    }
  });

  it.each([
    [123450, 'KM', `1.234,50${NBSP}KM`],
    [5, '€', `0,05${NBSP}€`],
    [0, 'RSD', `0,00${NBSP}RSD`],
    [123456789, 'RSD', `1.234.567,89${NBSP}RSD`],
    [-13600, 'KM', `−136,00${NBSP}KM`],
  ])('formats %d hundredths of %s as %s', (amount, currency, text) => {
    expect(formatMoney(hundredths(amount), currency)).toBe(text);
  });

  it('agrees with Intl in all four countries', () => {
    for (const country of countries) {
      const format = new Intl.NumberFormat(countrySettings[country].lang, {
        minimumFractionDigits: 2,
        useGrouping: 'always',
      });
      expect(formatMoney(hundredths(123450), 'X')).toBe(`${format.format(1234.5)}${NBSP}X`);
    }
  });

  it('rounds a discount down', () => {
    expect(discountPercent(hundredths(9990), hundredths(4690))).toBe(53);
    expect(discountPercent(hundredths(1000), hundredths(1000))).toBe(0);
    expect(discountPercent(hundredths(0), hundredths(0))).toBe(0);
  });
});

describe('formatDateTime', () => {
  it('uses the country’s time zone, in winter and in summer', () => {
    for (const country of countries) {
      expect(formatDateTime('2026-11-14T18:42:00Z', countrySettings[country])).toBe('14.11.2026 19:42');
      expect(formatDateTime('2026-07-01T22:05:00Z', countrySettings[country])).toBe('02.07.2026 00:05');
    }
  });

  it('follows the change between winter and summer time', () => {
    const shown = (iso: string) => formatDateTime(iso, countrySettings.BA);
    expect(shown('2026-10-25T00:30:00Z')).toBe('25.10.2026 02:30');
    expect(shown('2026-10-25T01:30:00Z')).toBe('25.10.2026 02:30');
    expect(shown('2027-03-28T00:59:00Z')).toBe('28.03.2027 01:59');
    expect(shown('2027-03-28T01:00:00Z')).toBe('28.03.2027 03:00');
  });

  it('returns undefined for an invalid date', () => {
    expect(formatDateTime('soon', countrySettings.BA)).toBeUndefined();
  });
});

describe('formatDate', () => {
  it('uses the country’s time zone', () => {
    expect(formatDate('2026-07-01T22:05:00Z', countrySettings.BA)).toBe('02.07.2026');
  });

  it('returns undefined for an invalid date', () => {
    expect(formatDate('soon', countrySettings.BA)).toBeUndefined();
  });
});

describe('plural', () => {
  const forms = { one: 'proizvod', few: 'proizvoda', other: 'proizvodâ' };
  it.each([
    [1, 'proizvod'],
    [2, 'proizvoda'],
    [4, 'proizvoda'],
    [5, 'proizvodâ'],
    [11, 'proizvodâ'],
    [12, 'proizvodâ'],
    [21, 'proizvod'],
    [22, 'proizvoda'],
    [0, 'proizvodâ'],
  ])('%d %s', (count, form) => {
    expect(plural(count, forms)).toBe(form);
  });

  it('has the same three forms in all four languages', () => {
    for (const country of countries) {
      const rules = new Intl.PluralRules(countrySettings[country].lang);
      for (let n = 0; n < 130; n += 1) expect(rules.select(n)).toBe(new Intl.PluralRules('hr').select(n));
    }
  });
});

it('formats numbers with a point between thousands and a comma before decimals', () => {
  expect(formatNumber(3512)).toBe('3.512');
  expect(formatNumber(4.75, 1)).toBe('4,8');
  expect(formatNumber(5, 1)).toBe('5,0');
});

describe('clockTime', () => {
  it.each(countries)('has the day and the minute of %s, in winter and summer', (country) => {
    const at = (moment: string) => clockTime(Date.parse(moment), countrySettings[country]);
    const dayIs = (date: string) => Date.parse(date) / 86_400_000;
    expect(at('2026-11-20T22:59:59Z')).toEqual({ day: dayIs('2026-11-20'), minute: 24 * 60 - 1 });
    expect(at('2026-11-20T23:30:00Z')).toEqual({ day: dayIs('2026-11-21'), minute: 30 });
    expect(at('2026-07-20T21:59:59Z').day).toBe(dayIs('2026-07-20'));
    expect(at('2026-07-01T12:00:00Z').minute).toBe(14 * 60);
    // 25 October has 25 hours.
    expect(at('2026-10-25T22:59:59Z').day).toBe(dayIs('2026-10-25'));
  });
});
