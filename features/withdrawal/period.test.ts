import { describe, expect, it } from 'vitest';
import { formatDay, lastDayOf, parseDay } from './period';

const read = (typed: string) => {
  const day = parseDay(typed);
  return day === undefined ? undefined : formatDay(day);
};

describe('parseDay', () => {
  it.each([
    '14.11.2026',
    '14.11.2026.',
    ' 14. 11. 2026. ',
    '14,11,2026',
    '14/11/2026',
    '14-11-2026',
    '2026-11-14',
  ])('reads %s', (typed) => expect(read(typed)).toBe('14.11.2026'));

  it('accepts days and months without leading zeros', () => expect(read('1.2.2026')).toBe('01.02.2026'));

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
  ])('rejects %j', (typed) => expect(parseDay(typed)).toBeUndefined());
});

describe('lastDayOf', () => {
  it.each([
    ['01.11.2026', 14, '15.11.2026'],
    // Across the end of a month, of a year and of February in a leap year.
    ['20.11.2026', 14, '04.12.2026'],
    ['20.11.2026', 15, '05.12.2026'],
    ['24.12.2026', 14, '07.01.2027'],
    ['20.02.2028', 14, '05.03.2028'],
    // Across the change to and from summer time.
    ['20.03.2026', 14, '03.04.2026'],
    ['20.10.2026', 15, '04.11.2026'],
  ])('%s plus %d days is %s', (received, days, last) => {
    expect(formatDay(lastDayOf(parseDay(received) ?? 0, days))).toBe(last);
  });
});
