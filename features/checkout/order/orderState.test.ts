import { expect, it } from 'vitest';
import { offerId, orderId } from '#mocks/testing';
import type { Attempt } from './attempts';
import { type Placed, refused, unknown } from './decide';
import { currentState, isBusy, type OrderState, openState } from './orderState';

const attempt: Attempt = {
  key: '9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d',
  login: 'edin',
  since: 0,
  latestBefore: 7,
  tries: [[{ offerId: offerId('1'), quantity: 2 }]],
};
const other: Attempt = { ...attempt, key: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed' };

const editing: OrderState = { status: 'editing' };
const placed: Placed = { status: 'placed', orderId: orderId('8'), number: '8', lines: [], mayDiffer: false };
const unexpected: OrderState = { status: 'unknown', canTell: false };

it.each<[string, Attempt | undefined, OrderState]>([
  ['no attempt', undefined, editing],
  ['an attempt', attempt, { status: 'unknown', key: attempt.key, canTell: true }],
])('a screen opens with %s', (_what, left, state) => {
  expect(openState(left)).toEqual(state);
});

it.each<[string, OrderState, Attempt | undefined, Parameters<typeof currentState>[2], OrderState]>([
  ['a refusal stays', refused('backend'), undefined, { offline: true }, refused('backend')],
  ['a reason goes when it no longer applies', refused('offline'), undefined, { offline: true }, editing],
  ['an earlier try is unclear after that', refused('offline'), attempt, { offline: true }, unknown(attempt)],
  ['an unclear attempt stays', unknown(attempt), attempt, {}, unknown(attempt)],
  ['an attempt goes that another tab has ended', unknown(attempt), undefined, {}, editing],
  ['another tab’s attempt takes its place', unknown(attempt), other, {}, unknown(other)],
  ['an unexpected error stays without an attempt', unexpected, undefined, {}, unexpected],
  [
    'a press that is handled stays',
    { status: 'sending', lines: [] },
    undefined,
    {},
    { status: 'sending', lines: [] },
  ],
  ['an order that was made stays, whatever is over', placed, undefined, { offline: true }, placed],
])('%s', (_what, state, current, isOver, shown) => {
  expect(currentState(state, current, isOver)).toEqual(shown);
});

it('is busy while a press is handled and while the thank-you page loads', () => {
  expect([{ status: 'sending', lines: [] } as const, placed].map(isBusy)).toEqual([true, true]);
  const others = [editing, refused('backend'), unknown(attempt), { ...placed, mayDiffer: true }];
  expect(others.map(isBusy)).toEqual([false, false, false, false]);
});
