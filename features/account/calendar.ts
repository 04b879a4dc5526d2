import { brand, type Day, MS_PER_DAY } from '#features/shared/country';

/** How many days before a pack ends the reminder is: confirmation and delivery take up to three. */
export const REMIND_DAYS = 5;

/** The day of the reminder of a pack that ends on a day. */
export const remindDay = (lastDay: Day): Day => lastDay - REMIND_DAYS;

export interface Reminder {
  id: string;
  /** The day on which the pack ends. */
  lastDay: Day;
  title: string;
  /** Where to order again. */
  address: string;
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&');

/** A calendar file (RFC 5545) with one event of a whole day. */
export function calendarFile({ id, lastDay, title, address }: Reminder, now: number): string {
  const dateOf = (day: Day) => new Date(day * MS_PER_DAY).toISOString().slice(0, 10).replaceAll('-', '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//Shop`,
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${new Date(now).toISOString().replace(/[-:]|\.\d{3}/g, '')}`,
    `DTSTART;VALUE=DATE:${dateOf(remindDay(lastDay))}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${address}`,
    `DESCRIPTION:${escaped(address)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  // A line has at most 75 bytes; 36 characters of these alphabets are never more.
  const folded = lines.map((line) => line.match(/.{1,36}/gu)?.join('\r\n ') ?? '');
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(`${folded.join('\r\n')}\r\n`)}`;
}
