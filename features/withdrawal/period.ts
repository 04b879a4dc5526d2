import type { CountrySettings } from '#features/shared/country';

/** A day of the calendar, counted from 1 January 1970. It has no clock: 23 or 25 hours long, it is one day. */
export type Day = number;

const MS_PER_DAY = 86_400_000;

const usual = /^(?<day>\d{1,2})\s*[.,/-]\s*(?<month>\d{1,2})\s*[.,/-]\s*(?<year>\d{4})\s*\.?$/;
const iso = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/;

/** `14.11.2026`, as people type it: `14. 11. 2026.`, `14/11/2026`, `2026-11-14`. `undefined` for what is no day. */
export function parseDay(typed: string): Day | undefined {
  const text = typed.trim();
  const { day, month, year } = (usual.exec(text) ?? iso.exec(text))?.groups ?? {};
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // The 31st of a month that has thirty days would be the first of the next.
  const isReal = date.getUTCDate() === Number(day) && date.getUTCFullYear() === Number(year);
  return isReal ? date.getTime() / MS_PER_DAY : undefined;
}

/** `14.11.2026`. */
export function formatDay(day: Day): string {
  const [year, month, date] = new Date(day * MS_PER_DAY).toISOString().slice(0, 10).split('-');
  return `${date}.${month}.${year}`;
}

/** Which day a moment falls on in the country. */
export function dayOf(moment: number, { timeZone }: Pick<CountrySettings, 'timeZone'>): Day {
  // Swedish dates are written as ISO writes them.
  return Date.parse(new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment)) / MS_PER_DAY;
}

/** The last day of a period in days that begins the day after something has happened: the parcel has come. */
export const lastDayOf = (happened: Day, days: number): Day => happened + days;
