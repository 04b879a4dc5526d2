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

/** An attempt whose outcome is unclear. */
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
const withLostOrder = [order(TEN), ...earlier];

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
    ['sends nothing before the screen has shown prices', { seen: nothingSeen }, 'stop noPrices'],
    [
      'stops when every line of the cart is unreadable',
      { seen: nothingSeen, hasUnreadable: true },
      'stop unreadable',
    ],
    ['asks about a new price', { offers: repriced }, 'confirm prices'],
    ['asks about a line that is no longer sold', { offers: withoutFirst }, 'confirm prices'],
    ['asks about a line that has become unreadable', { offers: secondUnreadable }, 'confirm prices'],
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
    ['finds the order that has arrived', { attempt, orders: withLostOrder, press: 'retry' }, 'found'],
    ['finds it after a reload', { attempt: afterReload, orders: withLostOrder }, 'found'],
    [
      'finds it although another order was to be sent',
      { attempt, orders: withLostOrder, press: 'another' },
      'found',
    ],
    ['finds it before it asks about prices', { attempt, orders: withLostOrder, offers: repriced }, 'found'],
    ['sends the same order again when it has not arrived', { attempt, press: 'retry' }, 'send'],
    ['sends the same order again after a reload', { attempt: afterReload }, 'send'],
    ['warns when the orders cannot be loaded', { attempt, orders: undefined, press: 'retry' }, 'cannotTell'],
    [
      'warns when the earlier orders were unknown',
      { attempt: withoutEarlier, orders: withLostOrder, press: 'retry' },
      'cannotTell',
    ],
    ['warns after a reload', { attempt: afterReload, orders: undefined }, 'cannotTell'],
    [
      'sends the same order again after that warning',
      { attempt, orders: undefined, press: 'retryUnseen' },
      'send',
    ],
    ['asks before it sends another cart', { attempt: ofAnotherCart }, 'confirm anotherOrder'],
    ['sends another cart after the confirmation', { attempt: ofAnotherCart, press: 'another' }, 'send'],
    ['asks when the attempt has expired', { press: 'retry' }, 'confirm anotherOrder'],
    ['asks about new prices first', { attempt, offers: repriced }, 'confirm prices'],
  ])('%s', (_rule, row, outcome) => {
    expect(kindOf(decideOn(row))).toBe(outcome);
  });

  it('tells whether the order that arrived equals the wanted one', () => {
    const found = (sent: CheckoutAttempt) => decideOn({ attempt: sent, orders: withLostOrder });
    expect(found(attempt)).toMatchObject({ isAsWanted: true });
    expect(found(afterReload)).toMatchObject({ isAsWanted: false });
    const corrected = { ...recipient, phone: '38762999888' };
    expect(found({ ...attempt, sent: [{ key: 'key', lines: cart, recipient: corrected }] })).toMatchObject({
      isAsWanted: false,
    });
  });

  it('tells whether a change or the expiry makes it another order', () => {
    expect(decideOn({ attempt: ofAnotherCart })).toMatchObject({ isExpired: false });
    expect(decideOn({ press: 'retry' })).toMatchObject({ isExpired: true });
  });
});

it('sends the recipient and the lines that the screen shows', () => {
  expect(decideOn({})).toEqual({ kind: 'send', content });
});
