import { type Day, MS_PER_DAY } from './day';
import type { CountrySettings } from './settings';

type TimeZone = Pick<CountrySettings, 'timeZone'>;

/** ISO 8601 → `14.11.2026` in the country's time zone. `undefined` for an invalid date. */
export const formatDate = (iso: string, country: TimeZone) => formatParts(iso, country)?.date;

/** ISO 8601 → `14.11.2026 19:42` in the country's time zone. `undefined` for an invalid date. */
export function formatDateTime(iso: string, country: TimeZone): string | undefined {
  const parts = formatParts(iso, country);
  return parts && `${parts.date} ${parts.time}`;
}

/** By time zone. Making one takes milliseconds on a phone, and a page shows many dates. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
}

/**
 * Makes the format of a country ahead: the first one takes 50 ms on a phone, which would delay the component that shows a
 * date.
 */
export function prepareDates({ timeZone }: TimeZone): void {
  formatIn(timeZone);
}

/** Returns the parts of a moment by a country's clock, each with all its digits: `part('month')` is `07`. */
function partsIn({ timeZone }: TimeZone, moment: Date | number) {
  const parts = formatIn(timeZone).formatToParts(moment);
  return (type: Intl.DateTimeFormatPartTypes) => parts.find((found) => found.type === type)?.value ?? '';
}

function formatParts(iso: string, country: TimeZone): { date: string; time: string } | undefined {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return undefined;
  const part = partsIn(country, date);
  return {
    date: `${part('day')}.${part('month')}.${part('year')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/**
 * A moment by a country's clock: the day, and minutes since midnight.
 *
 * @param moment milliseconds since 1970
 */
export function clockTime(moment: number, country: TimeZone): { day: Day; minute: number } {
  const part = partsIn(country, moment);
  return {
    day: Date.UTC(Number(part('year')), Number(part('month')) - 1, Number(part('day'))) / MS_PER_DAY,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
}
