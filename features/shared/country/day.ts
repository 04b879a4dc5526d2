import { cleanLine } from '#ui/typedText';

/** A calendar day as the number of days since 1 January 1970. Independent of time zones and summer time. */
export type Day = number;

export const MS_PER_DAY = 86_400_000;

const local = /^(?<day>\d{1,2})\s*[.,/-]\s*(?<month>\d{1,2})\s*[.,/-]\s*(?<year>\d{4})\s*\.?$/;
const iso = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/;

/** Parses a typed date: `14.11.2026`, `14. 11. 2026.`, `14/11/2026`, `2026-11-14`. `undefined` if invalid. */
export function parseDay(typed: string): Day | undefined {
  const text = cleanLine(typed);
  const { day, month, year } = (local.exec(text) ?? iso.exec(text))?.groups ?? {};
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // `Date.UTC` turns the 31st of a month with 30 days into the first of the next.
  const isReal = date.getUTCDate() === Number(day) && date.getUTCFullYear() === Number(year);
  return isReal ? date.getTime() / MS_PER_DAY : undefined;
}

/** Formats a day as `14.11.2026`. */
export function formatDay(day: Day): string {
  const [year, month, date] = new Date(day * MS_PER_DAY).toISOString().slice(0, 10).split('-');
  return `${date}.${month}.${year}`;
}
