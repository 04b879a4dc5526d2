import { expect, it } from 'vitest';
import { countries } from '#features/shared/country';
import { holidaysOf, isHoliday, weekdayOf } from './holidays';

const day = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;
const dates = (year: number, country: (typeof countries)[number]) =>
  [...holidaysOf(year, country)]
    .map((number) => new Date(number * 86_400_000).toISOString().slice(0, 10))
    .sort();

// As the ministries of labour have announced them.
it.each([
  ['BA', 2026, ['01-01', '01-02', '03-01', '05-01', '05-02', '11-25']],
  ['BA', 2017, ['01-01', '01-02', '01-03', '03-01', '05-01', '05-02', '11-25']],
  ['RS', 2026, '01-01 01-02 01-07 02-15 02-16 02-17 04-10 04-11 04-12 04-13 05-01 05-02 11-11'.split(' ')],
  ['RS', 2027, '01-01 01-02 01-07 02-15 02-16 04-30 05-01 05-02 05-03 05-04 11-11'.split(' ')],
  [
    'HR',
    2026,
    '01-01 01-06 04-05 04-06 05-01 05-30 06-04 06-22 08-05 08-15 11-01 11-18 12-25 12-26'.split(' '),
  ],
  ['ME', 2025, '01-01 01-02 05-01 05-02 05-21 05-22 07-13 07-14 07-15 11-13 11-14'.split(' ')],
] as const)('%s has its holidays of %i', (country, year, expected) => {
  expect(dates(year, country)).toEqual(expected.map((date) => `${year}-${date}`));
});

it.each([
  [2024, '2024-03-31', '2024-05-05'],
  [2025, '2025-04-20', '2025-04-20'],
  [2027, '2027-03-28', '2027-05-02'],
  [2038, '2038-04-25', '2038-04-25'],
  // The moon's exception.
  [2049, '2049-04-18', '2049-04-25'],
  [2076, '2076-04-19', '2076-04-26'],
])('Easter of %i is %s in Croatia and %s in Serbia', (_year, gregorian, julian) => {
  expect(isHoliday(day(gregorian), 'HR')).toBe(true);
  expect(isHoliday(day(gregorian) + 1, 'HR')).toBe(true);
  expect(isHoliday(day(julian), 'RS')).toBe(true);
  expect(isHoliday(day(julian) - 2, 'RS')).toBe(true);
});

it.each(countries)(
  '%s: Easter is a Sunday in every year, and no month is without a working day',
  (country) => {
    for (let year = 2024; year <= 2099; year += 1) {
      const holidays = holidaysOf(year, country);
      if (country === 'HR' || country === 'RS') {
        const sundays = [...holidays].filter((number) => weekdayOf(number) === 0);
        expect(sundays.length).toBeGreaterThan(0);
      }
      expect(holidays.size).toBeLessThan(20);
    }
  },
);
