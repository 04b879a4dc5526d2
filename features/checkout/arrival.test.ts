import { expect, it } from 'vitest';
import type { Order } from '#features/shared/api';
import { RpcError } from '#features/shared/protocol';
import { offerId, orderId, orderNumber } from '#mocks/testing';
import { findArrived, latestOf } from './arrival';
import { isUnclear } from './rules';

const at = (time: string) => `2026-11-21T${time}.000Z`;

const articles = [
  { id: offerId('1'), quantity: 2 },
  { id: offerId('2'), quantity: 1 },
];

const lost = {
  sent: [{ key: 'a', articles }],
  since: Date.parse(at('10:00:00')),
  after: Date.parse(at('09:00:00')),
};

const order = (changes: Partial<Order> = {}): Order => ({
  id: orderId('8'),
  number: orderNumber('8'),
  status: 'U pripremi',
  createdAt: at('10:00:01'),
  articles: [
    { offerId: offerId('2'), quantity: 1 },
    { offerId: offerId('1'), quantity: 2 },
  ],
  ...changes,
});

it('is the new one with the same articles, in whatever order they stand', () => {
  const other = order({ id: orderId('9'), articles: [{ offerId: offerId('1'), quantity: 2 }] });
  expect(findArrived([other, order()], lost)?.id).toBe('8');
});

it('is the latest with the articles of any try', () => {
  const changed = order({ id: orderId('9'), articles: [{ offerId: offerId('3'), quantity: 1 }] });
  const sent = [...lost.sent, { key: 'b', articles: [{ id: offerId('3'), quantity: 1 }] }];
  expect(findArrived([changed, order()], { ...lost, sent })?.id).toBe('9');
  expect(findArrived([order()], { ...lost, sent })?.id).toBe('8');
});

it.each([
  ['the latest before', { createdAt: at('09:00:00') }],
  [
    'of another quantity',
    { articles: [{ offerId: offerId('1'), quantity: 1 }, ...order().articles.slice(0, 1)] },
  ],
  ['of one article less', { articles: [{ offerId: offerId('1'), quantity: 2 }] }],
  ['of one article more', { articles: [...order().articles, { offerId: offerId('3'), quantity: 1 }] }],
  ['from before that', { createdAt: at('08:54:59') }],
  ['without a date', { createdAt: '' }],
])('is none that is %s', (_what, changes) => {
  expect(findArrived([order(changes)], lost)).toBeUndefined();
});

it('goes by this clock only where nobody could say what there was before', () => {
  const early = order({ createdAt: at('09:58:00') });
  expect(findArrived([early], lost)).toBe(early);
  expect(findArrived([early], { ...lost, after: 0 })).toBe(early);
  expect(findArrived([early], { ...lost, after: undefined })).toBeUndefined();
  expect(findArrived([order({ createdAt: at('08:59:59') })], { ...lost, after: 0 })).toBeUndefined();
  expect(findArrived([order()], { ...lost, after: undefined })?.id).toBe('8');
});

it('comes after the latest of those there were', () => {
  const earlier = [order(), order({ createdAt: at('11:00:00') }), order({ createdAt: '' })];
  expect(latestOf(earlier)).toBe(Date.parse(at('11:00:00')));
  expect(latestOf([])).toBe(0);
});

it.each(['RPC_CLIENT_ERROR', 'CLIENT_RPC_ID_NOT_FOUND', 'SERVER_ERROR'])(
  '%s leaves open whether the order was made',
  (code) => expect(isUnclear(new RpcError(code))).toBe(true),
);

it.each(['NOT_FOUND', 'NO_ARTICLES', 'NOT_LOGGED_IN'])('%s is a refusal', (code) => {
  expect(isUnclear(new RpcError(code))).toBe(false);
});
