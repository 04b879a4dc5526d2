import type { Offer, Order } from '#features/shared/api';
import { type CountrySettings, clockTime, formatDate } from '#features/shared/country';
import { supplyDays } from '#features/shared/offer';

const DAY_MS = 86_400_000;

export interface Supply {
  id: Offer['id'];
  product: string;
  /** The last day with a daily dose, in days since 1970. */
  lastDay: number;
}

/**
 * How long each product of an order lasts by the dose of its label, the earliest first. A bundle counts as its contents.
 * Products whose pack or dose cannot be read are left out.
 *
 * @param start - The day of the first dose, in days since 1970
 */
export function suppliesOf(articles: Order['articles'], offers: readonly Offer[], start: number): Supply[] {
  const byId = new Map(offers.map((offer) => [offer.id, offer]));
  const packs = new Map<Offer['id'], number>();
  for (const { offerId, quantity } of articles) {
    for (const child of byId.get(offerId)?.children ?? [{ id: offerId, quantity: 1 }])
      packs.set(child.id, (packs.get(child.id) ?? 0) + quantity * child.quantity);
  }
  const supplies = [...packs].flatMap(([id, count]) => {
    const offer = byId.get(id);
    const days = offer && supplyDays(offer);
    return days ? [{ id, product: offer.name, lastDay: start + days * count - 1 }] : [];
  });
  return supplies.sort((a, b) => a.lastDay - b.lastDay);
}

/** The day of a delivery, as the courier's line has it: '21.08.2026 11:55'. */
export function deliveryDay(moment: string | undefined): number | undefined {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})/.exec(moment ?? '') ?? [];
  if (!day || !month || !year) return undefined;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCDate() === Number(day) ? date.getTime() / DAY_MS : undefined;
}

/** The day of an order by the country's clock. `undefined` for an unreadable time. */
export function orderDay({ createdAt }: Order, country: CountrySettings): number | undefined {
  const moment = Date.parse(createdAt);
  return Number.isNaN(moment) ? undefined : clockTime(moment, country).day;
}

const isoDay = (day: number) => new Date(day * DAY_MS).toISOString();

/** '14.01.2027' */
export const formatDay = (day: number) => formatDate(isoDay(day), { timeZone: 'UTC' });

/** How many days before a pack ends the reminder is: confirmation and delivery take up to three. */
export const REMIND_DAYS = 5;

export interface Reminder {
  id: string;
  /** The day on which the pack ends. */
  lastDay: number;
  title: string;
  /** Where to order again. */
  address: string;
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&');

/** A calendar file (RFC 5545) with one event of a whole day. */
export function calendarFile({ id, lastDay, title, address }: Reminder, now: number): string {
  const dateOf = (day: number) => isoDay(day).slice(0, 10).replaceAll('-', '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hrast//Shop',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${new Date(now).toISOString().replace(/[-:]|\.\d{3}/g, '')}`,
    `DTSTART;VALUE=DATE:${dateOf(lastDay - REMIND_DAYS)}`,
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
