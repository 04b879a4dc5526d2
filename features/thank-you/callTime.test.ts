import { expect, it } from 'vitest';
import { callTime, isOpenAt } from './callTime';
import { weekdayOf } from './holidays';

const country = { code: 'BA', timeZone: 'Europe/Sarajevo' } as const;

/** A day of November 2026, in days since 1970. The 20th is a Friday. */
const november = (day: number) => Date.UTC(2026, 10, day) / 86_400_000;

/** The call of an order that was placed now. */
const callOf = (createdAt: string) => callTime(createdAt, Date.parse(createdAt), country);

it.each([
  ['2026-11-20T13:02:00Z', { kind: 'between', day: november(20), from: 14 * 60 + 30, to: 15 * 60 }],
  ['2026-11-20T15:20:00Z', { kind: 'between', day: november(20), from: 16 * 60 + 50, to: 17 * 60 }],
  // The last call of a day, and one that would be rounded to closing time.
  ['2026-11-20T15:27:00Z', { kind: 'between', day: november(20), from: 16 * 60 + 55, to: 17 * 60 }],
  ['2026-11-20T15:28:00Z', { kind: 'from', day: november(23), from: 480 }],
  ['2026-11-20T15:30:00Z', { kind: 'from', day: november(23), from: 480 }],
  // In the evening.
  ['2026-11-19T20:00:00Z', { kind: 'from', day: november(20), from: 480 }],
  // In the night.
  ['2026-11-20T02:00:00Z', { kind: 'from', day: november(20), from: 480 }],
  // Just before opening.
  ['2026-11-20T06:25:00Z', { kind: 'from', day: november(20), from: 480 }],
  // At the first call.
  ['2026-11-20T06:30:00Z', { kind: 'between', day: november(20), from: 480, to: 510 }],
  // At the weekend.
  ['2026-11-21T11:00:00Z', { kind: 'from', day: november(23), from: 480 }],
  // Before midnight on a Friday.
  ['2026-11-20T22:45:00Z', { kind: 'from', day: november(23), from: 480 }],
] as const)('an order of %s is called as promised: %j', (createdAt, call) => {
  expect(callOf(createdAt)).toEqual(call);
});

it.each([
  // Statehood Day in Bosnia and Herzegovina is a Wednesday, and a working day in Croatia.
  ['BA', '2026-11-25T10:00:00Z', { kind: 'from', day: november(26), from: 480 }],
  ['HR', '2026-11-25T10:00:00Z', { kind: 'between', day: november(25), from: 690, to: 720 }],
  // Before a holiday on Wednesday in Croatia, in the evening.
  ['HR', '2026-11-17T20:00:00Z', { kind: 'from', day: november(19), from: 480 }],
] as const)('%s: an order of %s is not called on a holiday: %j', (code, createdAt, call) => {
  expect(callTime(createdAt, Date.parse(createdAt), { ...country, code })).toEqual(call);
});

it.each([
  ['2026-11-20T14:02:00Z', 'between'],
  ['2026-11-20T14:03:00Z', 'past'],
  ['2026-11-21T09:00:00Z', 'past'],
])('at %s the call of an order by day is %s', (now, kind) => {
  expect(callTime('2026-11-20T13:02:00Z', Date.parse(now), country)).toMatchObject({ kind });
});

it.each([
  ['2026-11-23T06:59:00Z', 'from'],
  ['2026-11-23T08:00:00Z', 'from'],
  ['2026-11-23T08:01:00Z', 'past'],
])('at %s the call of an order at night is %s', (now, kind) => {
  expect(callTime('2026-11-20T20:00:00Z', Date.parse(now), country)).toMatchObject({ kind });
});

it('a call is not over before the end that is shown, 15:00 for 14:58', () => {
  const at = (now: string) => callTime('2026-11-20T12:58:00Z', Date.parse(now), country);
  expect(at('2026-11-20T13:59:00Z')).toMatchObject({ kind: 'between', to: 15 * 60 });
  expect(at('2026-11-20T14:01:00Z')).toMatchObject({ kind: 'past' });
});

it('no call is promised for a time span without a minute', () => {
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const call = callOf(new Date(Date.UTC(2026, 10, 20, 0, minute)).toISOString());
    if (call?.kind === 'between') expect(call.to).toBeGreaterThan(call.from);
  }
});

it.each([
  ['BA', '2026-11-20T06:59:00Z', false],
  ['BA', '2026-11-20T07:00:00Z', true],
  ['BA', '2026-11-20T15:59:00Z', true],
  ['BA', '2026-11-20T16:00:00Z', false],
  // On a Saturday.
  ['BA', '2026-11-21T11:00:00Z', false],
  // On a holiday of Bosnia and Herzegovina.
  ['BA', '2026-11-25T11:00:00Z', false],
  ['HR', '2026-11-25T11:00:00Z', true],
] as const)('%s: whether the call centre works at %s: %j', (code, now, isOpen) => {
  expect(isOpenAt(Date.parse(now), { ...country, code })).toBe(isOpen);
});

it.each(['', 'yesterday'])('an order without a time, %j, has none', (createdAt) => {
  expect(callTime(createdAt, 0, country)).toBeUndefined();
});

it('weekdayOf counts from Sunday', () => {
  expect(weekdayOf(november(21))).toBe(6);
});
