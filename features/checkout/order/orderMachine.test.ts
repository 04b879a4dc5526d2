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
const untold: CheckoutAttempt = { ...attempt, latestBefore: undefined };
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
    ['keeps its attempt meanwhile', unclear, { type: 'pressed' }, { status: 'checking', attempt }],
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
      'is unclear where nothing can tell',
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
      'is unclear for good where the earlier orders are unknown',
      { ...sending, attempt: untold },
      { type: 'unanswered', request: 1 },
      { status: 'unclear', look: 'unknown' },
    ],
    ['is placed by an answer that comes late', unclear, answered, { status: 'placed' }],
    ['is placed by one that comes during another press', checking, answered, { status: 'placed' }],
    ['is refused', sending, refused, { status: 'refused', reason: 'backend' }],
    ['is refused by an answer that comes late', unclear, refused, { status: 'refused' }],
    ['is found', unclear, foundIt, { status: 'found', order }],
    [
      'is looked for',
      unclear,
      { type: 'looked', look: 'notThere', attempt },
      { status: 'unclear', look: 'notThere' },
    ],
    [
      'asks for a new login and keeps what may have arrived',
      sending,
      { type: 'loggedOut', attempt },
      { status: 'editing', attempt },
    ],
    [
      'that may have arrived before a reload is looked for',
      editing,
      { type: 'loggedIn', login: 'edin', attempt },
      { status: 'editing', attempt },
    ],
    [
      'is nobody else’s',
      unclear,
      { type: 'loggedIn', login: 'nedim', attempt: ofNedim },
      { status: 'editing', attempt: ofNedim },
    ],
    [
      'that was found is not shown to somebody else',
      found,
      { type: 'loggedIn', login: 'nedim', attempt: undefined },
      { status: 'editing', attempt: undefined },
    ],
  ])('%s', (_what, state, event, next) => {
    expect(reduce(state, event)).toMatchObject(next);
  });

  it.each<[string, CheckoutState, CheckoutEvent]>([
    [
      'the late silence of an earlier request',
      { ...sending, request: 2 },
      { type: 'unanswered', request: 1 },
    ],
    ['the late refusal of an earlier request', { ...sending, request: 2 }, refused],
    ['silence after the answer', placed, { type: 'unanswered', request: 1 }],
    ['a refusal after the answer', placed, refused],
    ['a press after the answer', placed, { type: 'pressed' }],
    ['an answer after it was found', found, answered],
    ['a look for another attempt', unclear, { type: 'looked', look: 'unknown', attempt: ofNedim }],
    ['a look that the screen does not show', editing, { type: 'looked', look: 'unknown', attempt }],
    ['the same login once more', unclear, { type: 'loggedIn', login: 'edin', attempt }],
  ])('is not changed by %s', (_what, state, event) => {
    expect(reduce(state, event)).toBe(state);
  });

  it('is busy only while something is under way', () => {
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
    ['forgets an empty cart once it is filled', { status: 'editing', reason: 'noArticles' }, {}, editing],
    [
      'says that the cart is empty as long as it is',
      { status: 'editing', reason: 'noArticles' },
      { hasLines: false },
      { reason: 'noArticles' },
    ],
    ['forgets missing prices once they are here', { status: 'editing', reason: 'noPrices' }, {}, editing],
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
    ['forgets that once the network is back', { status: 'refused', reason: 'offline' }, {}, editing],
    ['keeps a refusal', { status: 'refused', reason: 'backend' }, {}, { status: 'refused' }],
    ['does not ask about changes while it sends', sending, { changes }, sending],
  ])('%s', (_what, state, changed, shown) => {
    expect(withFacts(state, { ...facts, ...changed })).toMatchObject(shown);
  });
});
