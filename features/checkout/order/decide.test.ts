import { describe, expect, it, vi } from 'vitest';
import { fetchOffers, type OfferList, type Order } from '#features/shared/api';
import { summarizeCart } from '#features/shared/cart';
import { offerId, orderId, orderNumber, rpcAnswering } from '#mocks/testing';
import type { Attempt } from './attempts';
import { type DecisionInput, decide, type OrderRequest } from './decide';

const wire = (ID: number, NewPrice: number | string) => ({
  ID,
  Name: `Offer ${ID}`,
  Slog: `offer-${ID}`,
  Group: 'potency',
  NewPrice,
  Currency: 'KM',
});

vi.spyOn(console, 'warn').mockReturnValue();

async function listOf(...answer: unknown[]): Promise<OfferList> {
  return fetchOffers(rpcAnswering(() => answer));
}

const offers = await listOf(wire(1, 10), wire(2, 20));
const repriced = await listOf(wire(1, 11), wire(2, 20));
const firstSoldOut = await listOf({ ...wire(1, 10), Stock: 0 }, wire(2, 20));
const secondMalformed = await listOf(wire(1, 10), wire(2, 'uskoro'));
const cart = [
  { offerId: offerId('1'), quantity: 2 },
  { offerId: offerId('2'), quantity: 1 },
];
const otherCart = cart.slice(1);

const NINE = '2026-11-21T09:00:00.000Z';
const TEN = '2026-11-21T10:00:00.000Z';

/** An attempt whose outcome is unclear. */
const attempt: Attempt = {
  key: '9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d',
  login: 'edin',
  since: Date.parse(TEN),
  latestBefore: Date.parse(NINE),
  tries: [cart],
};
const withoutEarlier: Attempt = { ...attempt, latestBefore: undefined };

const order = (createdAt: string, articles = cart): Order => ({
  id: orderId('8'),
  number: orderNumber('1008'),
  status: 'U pripremi',
  createdAt,
  articles,
});
const earlier = [order(NINE)];
const arrived = [order(TEN), ...earlier];

type Row = Partial<DecisionInput & Pick<OrderRequest, 'seen' | 'mayBeSecond'>>;

const decideOn = ({ seen, mayBeSecond = false, ...situation }: Row) =>
  decide(
    {
      login: 'edin',
      recipient: { firstName: 'Edin', lastName: 'Begović', phone: '38761234567' },
      seen: seen ?? summarizeCart(cart, offers.offers),
      lines: cart,
      mayBeSecond,
    },
    { attempt: undefined, orders: earlier, offers, cart, ...situation },
  );

const outcomeOf = (row: Row): string => {
  const decision = decideOn(row);
  return decision.status === 'refused' ? `refused: ${decision.reason}` : decision.status;
};

describe('a first press', () => {
  it.each<[string, Row, string]>([
    ['sends what was seen', {}, 'send'],
    ['sends without prices that cannot be loaded again', { offers: undefined }, 'send'],
    ['sends when the list comes back empty', { offers: { offers: [], malformed: [] } }, 'send'],
    ['sends without the earlier orders', { orders: undefined }, 'send'],
    [
      'sends the readable lines',
      { seen: summarizeCart(cart, secondMalformed.offers), offers: secondMalformed },
      'send',
    ],
    ['sends nothing from an empty cart', { cart: [] }, 'refused: noArticles'],
    ['sends nothing before a price was seen', { seen: summarizeCart([], []) }, 'refused: noPrices'],
    ['asks about a new price', { offers: repriced }, 'refused: prices'],
    [
      'sends a line that was seen to be out of stock',
      { seen: summarizeCart(cart, firstSoldOut.offers), offers: firstSoldOut },
      'send',
    ],
    [
      'asks about a line whose price is only known now',
      { seen: summarizeCart(cart, offers.offers.slice(0, 1)) },
      'refused: cart',
    ],
    ['asks about a cart that another tab has changed', { cart: otherCart }, 'refused: cart'],
  ])('%s', (_rule, row, outcome) => {
    expect(outcomeOf(row)).toBe(outcome);
  });
});

describe('a press after a lost answer', () => {
  it.each<[string, Row, string]>([
    ['finds the order that has arrived', { orders: arrived }, 'placed'],
    ['finds it before it asks about prices', { orders: arrived, offers: repriced }, 'placed'],
    ['finds it although the cart has changed since', { orders: arrived, cart: otherCart }, 'placed'],
    [
      'finds what any of its tries ordered',
      { orders: [order(TEN, otherCart)], attempt: { ...attempt, tries: [cart, otherCart] } },
      'placed',
    ],
    ['finds it whatever the order of its lines', { orders: [order(TEN, cart.toReversed())] }, 'placed'],
    [
      'finds it by the server’s times alone',
      { orders: [order('2001-01-01T00:00:00.000Z')], attempt: { ...attempt, latestBefore: 0 } },
      'placed',
    ],
    ['sends again when it has not arrived', {}, 'send'],
    ['says so when the orders cannot be loaded', { orders: undefined }, 'unknown'],
    ['says so when the earlier orders were unknown', { attempt: withoutEarlier, orders: arrived }, 'unknown'],
    ['sends again after that was said', { orders: undefined, mayBeSecond: true }, 'send'],
    ['asks about new prices first', { orders: undefined, offers: repriced }, 'refused: prices'],
  ])('%s', (_rule, row, outcome) => {
    expect(outcomeOf({ attempt, ...row })).toBe(outcome);
  });

  it.each<[string, Order]>([
    ['the latest one before the attempt', order(NINE)],
    ['one without a date', order('')],
    ['one of another quantity', order(TEN, [{ offerId: offerId('1'), quantity: 1 }, ...otherCart])],
    ['one with an article less', order(TEN, otherCart)],
    ['one with an article more', order(TEN, [...cart, { offerId: offerId('3'), quantity: 1 }])],
  ])('does not take %s for the lost order', (_what, other) => {
    expect(outcomeOf({ attempt, orders: [other] })).toBe('send');
  });

  it('gives the found order’s id, number and articles', () => {
    expect(decideOn({ attempt, orders: arrived, cart: otherCart })).toEqual({
      status: 'placed',
      orderId: '8',
      number: '1008',
      lines: cart,
      mayDiffer: true,
    });
  });

  it.each<[string, Row, boolean]>([
    ['a look has found nothing', { attempt }, false],
    ['nothing can tell', { attempt, orders: undefined, mayBeSecond: true }, true],
    ['there was no earlier try', { orders: undefined, mayBeSecond: true }, false],
  ])('knows whether nothing tells of an earlier try when %s', (_when, row, cannotTell) => {
    expect(decideOn(row)).toEqual({ status: 'send', cannotTell });
  });
});
