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

function formatParts(iso: string, { timeZone }: TimeZone): { date: string; time: string } | undefined {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return undefined;
  const parts = formatIn(timeZone).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((p) => p.type === type)?.value ?? '';
  return {
    date: `${part('day')}.${part('month')}.${part('year')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}
