import { describe, expect, it, vi } from 'vitest';
import { fetchOffers, type OfferList, type Order } from '#features/shared/api';
import { type CheckoutAttempt, summarizeCart } from '#features/shared/cart';
import { offerId, orderId, orderNumber, rpcAnswering } from '#mocks/testing';
import { type Decision, decide, type Press, type Situation } from './decide';

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
const withoutFirst = await listOf(wire(2, 20));
const secondUnreadable = await listOf(wire(1, 10), wire(2, 'uskoro'));
const cart = [
  { offerId: offerId('1'), quantity: 2 },
  { offerId: offerId('2'), quantity: 1 },
];
const recipient = { firstName: 'Edin', lastName: 'Begović', phone: '38761234567' };
const content = { recipient, lines: cart };

const NINE = '2026-11-21T09:00:00.000Z';
const TEN = '2026-11-21T10:00:00.000Z';

/** What was sent before, with the outcome unknown. */
const attempt: CheckoutAttempt = {
  id: 'a',
  login: 'edin',
  since: 0,
  latestBefore: Date.parse(NINE),
  sent: [{ key: 'key', lines: cart, recipient }],
};
const ofAnotherCart = { ...attempt, sent: [{ key: 'key', lines: cart.slice(1), recipient }] };
const afterReload = { ...attempt, sent: [{ key: 'key', lines: cart }] };
const withoutEarlier = { ...attempt, latestBefore: undefined };

const order = (createdAt: string, articles = cart): Order => ({
  id: orderId('8'),
  number: orderNumber('8'),
  status: 'U pripremi',
  createdAt,
  articles,
});
const earlier = [order(NINE)];
const arrived = [order(TEN), ...earlier];

interface Row extends Partial<Omit<Situation, 'wanted'>> {
  press?: Press;
  seen?: Situation['wanted']['seen'];
  hasUnreadable?: boolean;
}

const decideOn = ({ press = 'order', seen, hasUnreadable = false, ...situation }: Row): Decision =>
  decide({
    wanted: {
      press,
      recipient,
      seen: seen ?? summarizeCart(cart, offers.offers),
      lines: cart,
      hasUnreadable,
    },
    attempt: undefined,
    orders: earlier,
    offers,
    cart,
    ...situation,
  });

const kindOf = (decision: Decision): string =>
  [decision.kind, 'what' in decision ? decision.what : '', 'reason' in decision ? decision.reason : '']
    .filter(Boolean)
    .join(' ');

const nothingSeen = summarizeCart([], []);

describe('a first press', () => {
  it.each<[string, Row, string]>([
    ['sends what was seen', {}, 'send'],
    ['sends without prices that cannot be loaded again', { offers: undefined }, 'send'],
    ['sends without the earlier orders', { orders: undefined }, 'send'],
    ['sends nothing from an empty cart', { cart: [] }, 'stop noArticles'],
    ['sends nothing whose price nobody has seen', { seen: nothingSeen }, 'stop noPrices'],
    [
      'says that nothing in the cart can be read',
      { seen: nothingSeen, hasUnreadable: true },
      'stop unreadable',
    ],
    ['asks about a new price', { offers: repriced }, 'confirm prices'],
    ['asks about a line that is not sold any more', { offers: withoutFirst }, 'confirm prices'],
    ['asks about a line that cannot be read any more', { offers: secondUnreadable }, 'confirm prices'],
    ['asks about a cart that another tab has changed', { cart: cart.slice(1) }, 'confirm cart'],
  ])('%s', (_rule, row, outcome) => {
    expect(kindOf(decideOn(row))).toBe(outcome);
  });

  it('orders the readable lines and leaves the others in the cart', () => {
    const seen = summarizeCart(cart, offers.offers.slice(0, 1));
    expect(decideOn({ seen, hasUnreadable: true })).toEqual({
      kind: 'send',
      content: { recipient, lines: cart.slice(0, 1) },
    });
  });
});

describe('a press after a lost answer', () => {
  it.each<[string, Row, string]>([
    ['finds the order that has arrived', { attempt, orders: arrived, press: 'retry' }, 'found'],
    ['finds it after a reload too', { attempt: afterReload, orders: arrived }, 'found'],
    ['finds it, though another was to be sent', { attempt, orders: arrived, press: 'another' }, 'found'],
    ['finds it before it asks about prices', { attempt, orders: arrived, offers: repriced }, 'found'],
    ['sends the same again where it has not arrived', { attempt, press: 'retry' }, 'send'],
    ['sends the same again after a reload', { attempt: afterReload }, 'send'],
    [
      'says first that nothing can be told without the orders',
      { attempt, orders: undefined, press: 'retry' },
      'cannotTell',
    ],
    [
      'says so too where the earlier orders were not known',
      { attempt: withoutEarlier, orders: arrived, press: 'retry' },
      'cannotTell',
    ],
    ['says so after a reload', { attempt: afterReload, orders: undefined }, 'cannotTell'],
    [
      'sends the same again for a person who has read that',
      { attempt, orders: undefined, press: 'retryUnseen' },
      'send',
    ],
    ['asks before it sends another cart', { attempt: ofAnotherCart }, 'confirm anotherOrder'],
    ['sends another cart once that was read', { attempt: ofAnotherCart, press: 'another' }, 'send'],
    ['asks where the attempt is over an hour old', { press: 'retry' }, 'confirm anotherOrder'],
    ['asks about new prices first', { attempt, offers: repriced }, 'confirm prices'],
  ])('%s', (_rule, row, outcome) => {
    expect(kindOf(decideOn(row))).toBe(outcome);
  });

  it('knows whether what arrived is what is wanted', () => {
    const found = (of: CheckoutAttempt) => decideOn({ attempt: of, orders: arrived });
    expect(found(attempt)).toMatchObject({ isAsWanted: true });
    expect(found(afterReload)).toMatchObject({ isAsWanted: false });
    const corrected = { ...recipient, phone: '38762999888' };
    expect(found({ ...attempt, sent: [{ key: 'key', lines: cart, recipient: corrected }] })).toMatchObject({
      isAsWanted: false,
    });
  });

  it('says whether it is another order because of a change or because of the time', () => {
    expect(decideOn({ attempt: ofAnotherCart })).toMatchObject({ isExpired: false });
    expect(decideOn({ press: 'retry' })).toMatchObject({ isExpired: true });
  });
});

it('sends what the shopper has read', () => {
  expect(decideOn({})).toEqual({ kind: 'send', content });
});
