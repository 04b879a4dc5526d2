import { type Country, MS_PER_DAY } from '#features/shared/country';

interface Law {
  /** Months and days that stay where they are. */
  fixed: readonly string[];
  /** Months and days of which one that falls on a Sunday is followed by another free day. */
  moving: readonly string[];
  /** Days from Easter Sunday, and whose Easter it is. */
  easter?: { calendar: 'gregorian' | 'julian'; days: readonly number[] };
}

/** The days on which the call centre does not work, as the law of each country has them (Screens/Thank you). */
const laws: Record<Country, Law> = {
  BA: {
    // Zakon o praznicima, zakoni o proglašenju 1. marta i 25. novembra (Federacija BiH)
    fixed: ['03-01', '11-25'],
    moving: ['01-01', '01-02', '05-01', '05-02'],
  },
  RS: {
    // Zakon o državnim i drugim praznicima u Republici Srbiji
    fixed: ['01-07'],
    moving: ['01-01', '01-02', '02-15', '02-16', '05-01', '05-02', '11-11'],
    easter: { calendar: 'julian', days: [-2, -1, 0, 1] },
  },
  HR: {
    // Zakon o blagdanima, spomendanima i neradnim danima u Republici Hrvatskoj
    fixed: [
      '01-01',
      '01-06',
      '05-01',
      '05-30',
      '06-22',
      '08-05',
      '08-15',
      '11-01',
      '11-18',
      '12-25',
      '12-26',
    ],
    moving: [],
    // Easter, Easter Monday and Corpus Christi.
    easter: { calendar: 'gregorian', days: [0, 1, 60] },
  },
  ME: {
    // Zakon o državnim i drugim praznicima („Sl. list RCG“ 27/07, „Sl. list CG“ 36/13, 145/21, 3/23, 30/23)
    fixed: [],
    moving: ['01-01', '01-02', '05-01', '05-02', '05-21', '05-22', '07-13', '07-14', '11-13', '11-14'],
  },
};

const dayOf = (year: number, monthAndDay: string) =>
  Date.parse(`${year}-${monthAndDay}T00:00:00Z`) / MS_PER_DAY;

/** 0 is Sunday. The first day of 1970 was a Thursday. */
export const weekdayOf = (day: number): number => (day + 4) % 7;

/** Easter Sunday, in days since 1970: by Gauss's rule, in the calendar of the church. From 1900 to 2099. */
function easterOf(year: number, calendar: 'gregorian' | 'julian'): number {
  const isJulian = calendar === 'julian';
  // How far the moon and the week have shifted in this calendar.
  const [moon, week] = isJulian ? [15, 6] : [24, 5];
  const d = (19 * (year % 19) + moon) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) + 6 * d + week) % 7;
  const isLate = !isJulian && e === 6 && (d === 29 || (d === 28 && year % 19 > 10));
  // The Julian calendar is 13 days behind.
  return dayOf(year, '03-22') + d + e - (isLate ? 7 : 0) + (isJulian ? 13 : 0);
}

/** The public holidays of a year, in days since 1970. */
export function holidaysOf(year: number, country: Country): ReadonlySet<number> {
  const { fixed, moving, easter } = laws[country];
  const holidays = new Set([...fixed, ...moving].map((monthAndDay) => dayOf(year, monthAndDay)));
  for (const days of easter?.days ?? []) holidays.add(easterOf(year, easter?.calendar ?? 'gregorian') + days);
  const sundays = moving.map((monthAndDay) => dayOf(year, monthAndDay)).filter((day) => weekdayOf(day) === 0);
  for (const sunday of sundays) {
    let next = sunday + 1;
    while (holidays.has(next)) next += 1;
    holidays.add(next);
  }
  return holidays;
}

/** @param day in days since 1970 */
export function isHoliday(day: number, country: Country): boolean {
  return holidaysOf(new Date(day * MS_PER_DAY).getUTCFullYear(), country).has(day);
}
