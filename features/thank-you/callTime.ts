import { type CountrySettings, clockTime, facts } from '#features/shared/country';
import { isHoliday, weekdayOf } from './holidays';

const MINUTE = 60_000;

/** What people count minutes in. */
const ROUNDED_TO = 5;

/** When the call centre phones about an order: between two times, from a time on, or it has already done so. */
export type CallTime =
  | { kind: 'between'; day: number; from: number; to: number }
  | { kind: 'from'; day: number; from: number }
  | { kind: 'past' };

// In minutes since midnight.
const OPENS = facts.supportHours.from * 60;
const CLOSES = facts.supportHours.to * 60;

const rounded = (minute: number) => Math.round(minute / ROUNDED_TO) * ROUNDED_TO;

type CallCountry = Pick<CountrySettings, 'code' | 'timeZone'>;

const isWorkingDay = (day: number, { code }: CallCountry) =>
  weekdayOf(day) >= 1 && weekdayOf(day) <= 5 && !isHoliday(day, code);

/**
 * Whether the call centre works at this moment, by the country's clock.
 *
 * @param now milliseconds since 1970
 */
export function isOpenAt(now: number, country: CallCountry): boolean {
  const { day, minute } = clockTime(now, country);
  return isWorkingDay(day, country) && minute >= OPENS && minute < CLOSES;
}

/**
 * When the call centre phones, by the country's clock (Screens/Thank you): within the promised minutes, or as soon as it
 * opens. `undefined` for an order without a time.
 *
 * @param createdAt ISO 8601
 * @param now milliseconds since 1970
 */
export function callTime(createdAt: string, now: number, country: CallCountry): CallTime | undefined {
  const ordered = Date.parse(createdAt);
  if (Number.isNaN(ordered)) return undefined;
  const first = clockTime(ordered + facts.callMinutes.from * MINUTE, country);
  const last = clockTime(ordered + facts.callMinutes.to * MINUTE, country);
  const today = clockTime(now, country);
  const isOver = (day: number, minute: number) =>
    today.day > day || (today.day === day && today.minute > minute);

  const from = rounded(first.minute);
  // A time that is rounded up to closing time would leave no minute for the call.
  if (isWorkingDay(first.day, country) && first.minute >= OPENS && from < CLOSES) {
    // What is left after closing time is not promised.
    const to = Math.min(last.minute, CLOSES);
    // Not before the end that the page has shown.
    if (isOver(first.day, Math.max(to, rounded(to)))) return { kind: 'past' };
    return { kind: 'between', day: first.day, from, to: rounded(to) };
  }
  let day = first.minute < OPENS ? first.day : first.day + 1;
  while (!isWorkingDay(day, country)) day += 1;
  if (isOver(day, OPENS + facts.callMinutes.to)) return { kind: 'past' };
  return { kind: 'from', day, from: OPENS };
}
