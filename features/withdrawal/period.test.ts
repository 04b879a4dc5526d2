import { describe, expect, it } from 'vitest';
import { countries, countrySettings } from '#features/shared/country';
import { dayOf, formatDay, lastDayOf, parseDay } from './period';

const read = (typed: string) => {
  const day = parseDay(typed);
  return day === undefined ? undefined : formatDay(day);
};

describe('a day as people type it', () => {
  it.each([
    '14.11.2026',
    '14.11.2026.',
    ' 14. 11. 2026. ',
    '14,11,2026',
    '14/11/2026',
    '14-11-2026',
    '2026-11-14',
  ])('%s', (typed) => expect(read(typed)).toBe('14.11.2026'));

  it('needs no zeros', () => expect(read('1.2.2026')).toBe('01.02.2026'));

  it.each([
    '',
    'jučer',
    '14.11.',
    '14.11.26',
    '31.11.2026',
    '29.02.2026',
    '0.1.2026',
    '1.13.2026',
    '1.1.0026',
    '14112026',
  ])('is not %j', (typed) => expect(parseDay(typed)).toBeUndefined());
});

describe('the last day of the period', () => {
  it.each([
    ['01.11.2026', 14, '15.11.2026'],
    // Over the end of a month, of a year and of a February with 29 days.
    ['20.11.2026', 14, '04.12.2026'],
    ['20.11.2026', 15, '05.12.2026'],
    ['24.12.2026', 14, '07.01.2027'],
    ['20.02.2028', 14, '05.03.2028'],
    // Over the nights when clocks change.
    ['20.03.2026', 14, '03.04.2026'],
    ['20.10.2026', 15, '04.11.2026'],
  ])('%s and %d days is %s', (received, days, last) => {
    expect(formatDay(lastDayOf(parseDay(received) ?? 0, days))).toBe(last);
  });
});

it('a day begins at midnight of the country, in winter and in summer', () => {
  for (const country of countries) {
    const on = (moment: string) => formatDay(dayOf(Date.parse(moment), countrySettings[country]));
    expect(on('2026-11-20T22:59:59Z')).toBe('20.11.2026');
    expect(on('2026-11-20T23:00:00Z')).toBe('21.11.2026');
    expect(on('2026-07-20T21:59:59Z')).toBe('20.07.2026');
    expect(on('2026-07-20T22:00:00Z')).toBe('21.07.2026');
    // The night of 25 October has 25 hours.
    expect(on('2026-10-25T22:59:59Z')).toBe('25.10.2026');
  }
});
