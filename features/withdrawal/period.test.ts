import { describe, expect, it } from 'vitest';
import { formatDay, parseDay } from '#features/shared/country';
import { lastDayOf } from './period';

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
