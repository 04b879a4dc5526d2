import type { Order } from '#features/shared/api';
import { clockTime, formatDateTime, useCountry, useMessages, useNow } from '#features/shared/country';
import { type CallTime, callTime, isOpenAt } from './callTime';
import { weekdayOf } from './holidays';
import { messages } from './messages';

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** `870` → `14:30`. */
const hourOf = (minute: number) => `${Math.floor(minute / 60)}:${twoDigits(minute % 60)}`;

export interface Times {
  /** When the order was placed: 'danas u 14:02'. */
  ordered: string | undefined;
  call: CallTime | undefined;
  /** Whether the call centre works at this moment. */
  isOpen: boolean;
  /** The day of the call, and its time in figures: 'danas', '14:30 i 15:00'. */
  day: string;
  time: string;
}

/** The times of an order by the country's clock, in words. Without an order, the promise in minutes. */
export function useTimes(order: Order | undefined): Times {
  const text = useMessages(messages);
  const country = useCountry();
  const now = useNow();
  const today = clockTime(now, country).day;

  const dayName = (day: number) => {
    if (day === today) return text.today;
    return day === today + 1 ? text.tomorrow : (text.onWeekday[weekdayOf(day)] ?? '');
  };

  function orderedAt(createdAt: string): string | undefined {
    const written = formatDateTime(createdAt, country);
    if (written === undefined) return undefined;
    const { day, minute } = clockTime(Date.parse(createdAt), country);
    return day === today ? text.at(text.today, hourOf(minute)) : written;
  }

  function timeOf(call: CallTime | undefined): string {
    if (call?.kind === 'between') return text.between(hourOf(call.from), hourOf(call.to));
    return call?.kind === 'from' ? text.fromHour(String(call.from / 60)) : text.within;
  }

  const call = order && callTime(order.createdAt, now, country);
  return {
    ordered: order && orderedAt(order.createdAt),
    call,
    isOpen: isOpenAt(now, country),
    day: call && call.kind !== 'past' ? dayName(call.day) : '',
    time: timeOf(call),
  };
}
