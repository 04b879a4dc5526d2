import { describe, expect, it } from 'vitest';
import { fetchOffers, type Order } from '#features/shared/api';
import { type CheckoutAttempt, summarizeCart } from '#features/shared/cart';
import { offerId, orderId, orderNumber, rpcAnswering } from '#mocks/testing';
import { changesSince } from './changes';
import {
  type CheckoutEvent,
  type CheckoutState,
  type Facts,
  isBusy,
  reduce,
  withFacts,
} from './orderMachine';

const attempt: CheckoutAttempt = { id: 'a', login: 'edin', since: 0, latestBefore: 7, sent: [] };
const withoutEarlier: CheckoutAttempt = { ...attempt, latestBefore: undefined };
const ofNedim: CheckoutAttempt = { ...attempt, id: 'b', login: 'nedim' };
const lines = [{ offerId: offerId('1'), quantity: 2 }];
const order: Order = { id: orderId('8'), number: orderNumber('8'), status: '', createdAt: '', articles: [] };

const editing: CheckoutState = { status: 'editing' };
const checking: CheckoutState = { status: 'checking' };
const sending: CheckoutState = { status: 'sending', attempt, request: 1 };
const unclear: CheckoutState = { status: 'unclear', attempt, look: 'looking', request: 1 };
const placed: CheckoutState = { status: 'placed', lines };
const found: CheckoutState = { status: 'found', order, isAsTyped: true, login: 'edin' };

const refused: CheckoutEvent = { type: 'refused', request: 1, reason: 'backend', attempt: undefined };
const answered: CheckoutEvent = { type: 'answered', lines };
const foundIt: CheckoutEvent = { type: 'found', order, isAsTyped: true, login: 'edin' };

describe('an order', () => {
  it.each<[string, CheckoutState, CheckoutEvent, object]>([
    ['is checked after a press', editing, { type: 'pressed' }, { status: 'checking' }],
    ['keeps its attempt while it is checked', unclear, { type: 'pressed' }, { status: 'checking', attempt }],
    [
      'stops with a reason',
      checking,
      { type: 'stopped', reason: 'noPrices' },
      { status: 'editing', reason: 'noPrices' },
    ],
    [
      'waits for a confirmation of a changed cart',
      checking,
      { type: 'changed', what: 'cart' },
      { status: 'confirming', what: 'cart' },
    ],
    [
      'is unclear when nothing can tell whether it has arrived',
      checking,
      { type: 'cannotTell', attempt },
      { status: 'unclear', look: 'unknown' },
    ],
    ['is sent', checking, { type: 'sent', attempt, request: 1 }, { status: 'sending', request: 1 }],
    ['is placed by the answer', sending, answered, { status: 'placed', lines }],
    [
      'is unclear without an answer',
      sending,
      { type: 'unanswered', request: 1 },
      { status: 'unclear', look: 'looking' },
    ],
    [
      'stays unclear when the earlier orders are unknown',
      { ...sending, attempt: withoutEarlier },
      { type: 'unanswered', request: 1 },
      { status: 'unclear', look: 'unknown' },
    ],
    ['is placed by a late answer', unclear, answered, { status: 'placed' }],
    ['is placed by a late answer during another press', checking, answered, { status: 'placed' }],
    ['is refused', sending, refused, { status: 'refused', reason: 'backend' }],
    ['is refused by a late answer', unclear, refused, { status: 'refused' }],
    ['is found', unclear, foundIt, { status: 'found', order }],
    [
      'shows the result of a look',
      unclear,
      { type: 'looked', look: 'notThere', attempt },
      { status: 'unclear', look: 'notThere' },
    ],
    [
      'asks for a new login and keeps its attempt',
      sending,
      { type: 'loggedOut', attempt },
      { status: 'editing', attempt },
    ],
    [
      'takes over the attempt from before a reload',
      editing,
      { type: 'loggedIn', login: 'edin', attempt },
      { status: 'editing', attempt },
    ],
    [
      'is replaced by the attempt of the next user',
      unclear,
      { type: 'loggedIn', login: 'nedim', attempt: ofNedim },
      { status: 'editing', attempt: ofNedim },
    ],
    [
      'that was found is not shown to the next user',
      found,
      { type: 'loggedIn', login: 'nedim', attempt: undefined },
      { status: 'editing', attempt: undefined },
    ],
  ])('%s', (_what, state, event, next) => {
    expect(reduce(state, event)).toMatchObject(next);
  });

  it.each<[string, CheckoutState, CheckoutEvent]>([
    ['the timeout of an earlier request', { ...sending, request: 2 }, { type: 'unanswered', request: 1 }],
    ['the late refusal of an earlier request', { ...sending, request: 2 }, refused],
    ['a timeout after the answer', placed, { type: 'unanswered', request: 1 }],
    ['a refusal after the answer', placed, refused],
    ['a press after the answer', placed, { type: 'pressed' }],
    ['an answer after the order was found', found, answered],
    ['a look for another attempt', unclear, { type: 'looked', look: 'unknown', attempt: ofNedim }],
    ['a look that the screen does not show', editing, { type: 'looked', look: 'unknown', attempt }],
    ['another event for the same login', unclear, { type: 'loggedIn', login: 'edin', attempt }],
  ])('is not changed by %s', (_what, state, event) => {
    expect(reduce(state, event)).toBe(state);
  });

  it('is busy only while a press is handled', () => {
    const refusedState = reduce(sending, refused);
    expect([checking, sending, placed].map(isBusy)).toEqual([true, true, true]);
    expect([editing, unclear, found, refusedState].map(isBusy)).toEqual([false, false, false, false]);
  });
});

const facts: Facts = { changes: [], isRepeat: true, isOnline: true, hasLines: true, hasPrices: true };
const wire = { ID: 1, Name: 'Offer', Slog: 'offer', Group: 'potency', NewPrice: 10, Currency: 'KM' };
const rpc = rpcAnswering(() => [wire]);
const changes = changesSince(summarizeCart(lines, (await fetchOffers(rpc)).offers), {
  offers: [],
  malformed: [],
});

describe('the screen', () => {
  it.each<[string, CheckoutState, Partial<Facts>, object]>([
    [
      'asks about changes before any press',
      editing,
      { changes },
      { status: 'confirming', what: 'changes', isRefused: false },
    ],
    [
      'asks about changes that the backend found',
      { status: 'refused', reason: 'backend' },
      { changes },
      { status: 'confirming', isRefused: true },
    ],
    [
      'asks about another order as the form or the cart changes',
      unclear,
      { isRepeat: false },
      { status: 'confirming', what: 'anotherOrder', look: 'looking', isExpired: false },
    ],
    [
      'asks about the same order after an hour',
      { ...unclear, isExpired: true },
      {},
      { status: 'confirming', what: 'anotherOrder', isExpired: true },
    ],
    ['offers a retry of the same order', unclear, {}, unclear],
    [
      'removes the empty cart notice once the cart is filled',
      { status: 'editing', reason: 'noArticles' },
      {},
      editing,
    ],
    [
      'says that the cart is empty as long as it is',
      { status: 'editing', reason: 'noArticles' },
      { hasLines: false },
      { reason: 'noArticles' },
    ],
    [
      'removes the missing prices notice once they have loaded',
      { status: 'editing', reason: 'noPrices' },
      {},
      editing,
    ],
    [
      'says that prices are missing as long as they are',
      { status: 'editing', reason: 'noPrices' },
      { hasPrices: false },
      { reason: 'noPrices' },
    ],
    [
      'says that there is no network as long as there is none',
      { status: 'refused', reason: 'offline' },
      { isOnline: false },
      { reason: 'offline' },
    ],
    [
      'removes the offline notice once the network is back',
      { status: 'refused', reason: 'offline' },
      {},
      editing,
    ],
    ['keeps a refusal', { status: 'refused', reason: 'backend' }, {}, { status: 'refused' }],
    ['does not ask about changes while it sends', sending, { changes }, sending],
  ])('%s', (_what, state, changed, shown) => {
    expect(withFacts(state, { ...facts, ...changed })).toMatchObject(shown);
  });
});
