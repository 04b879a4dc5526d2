import type { Order } from '#features/shared/api';
import type { CartLine, CheckoutAttempt } from '#features/shared/cart';
import type { LineChange } from './changes';

/** What is known of a lost order: it is being looked for, it is not among the orders yet, or nothing can tell. */
export type Look = 'looking' | 'notThere' | 'unknown';

/**
 * Why a press sent nothing.
 * - `noArticles`: the cart is empty
 * - `noPrices`: the screen has not shown any price yet
 * - `unreadable`: the data of everything in the cart is malformed
 */
export type StopReason = 'noArticles' | 'noPrices' | 'unreadable';

/** Why an order was certainly not made: the backend refused it, or the device has no network. */
export type RefusalReason = 'backend' | 'offline';

/** What the shopper has to agree to before anything is sent. */
export type Confirmation =
  /** Prices changed, or a line can no longer be ordered. `isRefused`: the backend refused the order because of it. */
  | { what: 'changes'; changes: readonly LineChange[]; isRefused: boolean }
  /** Another tab changed the cart after the press. */
  | { what: 'cart' }
  /** The order differs from the one that was sent, or that one is over an hour old. Sending may create a second one. */
  | { what: 'anotherOrder'; look: Look; isExpired: boolean };

/** `attempt` is what was sent, for as long as it is unknown whether it has arrived. */
interface Open {
  attempt?: CheckoutAttempt | undefined;
}

/** The state of an order. Screens switch on `status`. */
export type CheckoutState =
  | (Open & { status: 'editing'; reason?: StopReason | undefined })
  /** Prices and earlier orders are being loaded; nothing was sent. */
  | (Open & { status: 'checking' })
  /** A request is running. `request` is its number, which tells it from earlier ones. */
  | { status: 'sending'; attempt: CheckoutAttempt; request: number }
  /** The answer was lost or takes long; the request may still be running (Screens/Checkout). */
  | { status: 'unclear'; attempt: CheckoutAttempt; look: Look; isExpired?: boolean; request?: number }
  | (Open & { status: 'confirming' } & Confirmation)
  /** A lost order is among the user's orders. `isAsTyped`: it certainly equals what the form and the cart hold. */
  | { status: 'found'; order: Order; isAsTyped: boolean; login: string }
  /** The backend has answered, and the thank-you page is loading. `lines` are what was bought. */
  | { status: 'placed'; lines: readonly CartLine[] }
  | (Open & { status: 'refused'; reason: RefusalReason });

export type CheckoutEvent =
  /** A user has logged in, or the session check has found one. `attempt` is that user's. */
  | { type: 'loggedIn'; login: string | undefined; attempt: CheckoutAttempt | undefined }
  | { type: 'loggedOut'; attempt: CheckoutAttempt | undefined }
  | { type: 'pressed' }
  /** `reason` is missing when the work threw; the button must not stay busy. */
  | { type: 'stopped'; reason: StopReason | undefined }
  | { type: 'changed'; what: 'prices' | 'cart' }
  | { type: 'differs'; attempt: CheckoutAttempt; isExpired: boolean }
  | { type: 'cannotTell'; attempt: CheckoutAttempt }
  | { type: 'sent'; request: number; attempt: CheckoutAttempt }
  /** No answer within the timeout, or an unreadable one. */
  | { type: 'unanswered'; request: number }
  | { type: 'refused'; request: number; reason: RefusalReason; attempt: CheckoutAttempt | undefined }
  | { type: 'answered'; lines: readonly CartLine[] }
  | { type: 'looked'; look: Look; attempt: CheckoutAttempt }
  | { type: 'found'; order: Order; isAsTyped: boolean; login: string };

export const attemptIn = (state: CheckoutState): CheckoutAttempt | undefined =>
  'attempt' in state ? state.attempt : undefined;

/** Whether a press is still being handled; further presses are ignored. */
export const isBusy = ({ status }: CheckoutState): boolean =>
  status === 'checking' || status === 'sending' || status === 'placed';

/** The number of the request whose answer the state awaits. */
const requestIn = (state: CheckoutState): number | undefined =>
  'request' in state ? state.request : undefined;

/** A lost order can only be recognised when the orders before the attempt were known. */
const firstLook = ({ latestBefore }: CheckoutAttempt): Look =>
  latestBefore === undefined ? 'unknown' : 'looking';

/** Returns the next state; the same state for an event that does not apply to it. */
export function reduce(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  const attempt = attemptIn(state);
  const owner = state.status === 'found' ? state.login : attempt?.login;
  if (event.type === 'loggedIn' && owner !== undefined && owner !== event.login) {
    return { status: 'editing', attempt: event.attempt };
  }
  // No event changes an order that was made.
  if (state.status === 'found' || state.status === 'placed') return state;
  switch (event.type) {
    case 'loggedIn':
      return state.status === 'editing' && !attempt && event.attempt
        ? { ...state, attempt: event.attempt }
        : state;
    case 'loggedOut':
      return { status: 'editing', attempt: event.attempt };
    case 'pressed':
      return { status: 'checking', attempt };
    case 'stopped':
      return { status: 'editing', reason: event.reason, attempt };
    case 'changed':
      return event.what === 'cart'
        ? { status: 'confirming', what: 'cart', attempt }
        : { status: 'editing', attempt };
    case 'differs':
      return {
        status: 'unclear',
        attempt: event.attempt,
        look: firstLook(event.attempt),
        isExpired: event.isExpired,
      };
    case 'cannotTell':
      return { status: 'unclear', attempt: event.attempt, look: 'unknown' };
    case 'sent':
      return { status: 'sending', request: event.request, attempt: event.attempt };
    case 'unanswered':
      return state.status === 'sending' && state.request === event.request
        ? { ...state, status: 'unclear', look: firstLook(state.attempt) }
        : state;
    case 'refused':
      return requestIn(state) === event.request
        ? { status: 'refused', reason: event.reason, attempt: event.attempt }
        : state;
    case 'answered':
      return { status: 'placed', lines: event.lines };
    case 'looked':
      return state.status === 'unclear' && state.attempt.id === event.attempt.id
        ? { ...state, look: event.look }
        : state;
    case 'found':
      return { status: 'found', order: event.order, isAsTyped: event.isAsTyped, login: event.login };
  }
}

/** Current values of the form, the cart and the device. */
export interface Facts {
  /** Changes since the shopper last agreed to what the screen shows. */
  changes: readonly LineChange[];
  /** Whether the form and the cart still hold an order that the attempt has sent. */
  isRepeat: boolean;
  isOnline: boolean;
  hasLines: boolean;
  hasPrices: boolean;
}

/**
 * The state that the screen shows. Prices, the cart and the form also change without a press, and in other tabs, so
 * confirmations and outdated reasons are derived from them instead of stored.
 */
export function withFacts(state: CheckoutState, facts: Facts): CheckoutState {
  const { changes, isRepeat, isOnline, hasLines, hasPrices } = facts;
  switch (state.status) {
    case 'editing':
    case 'refused': {
      const { attempt, status, reason } = state;
      if (changes.length > 0) {
        return { status: 'confirming', what: 'changes', changes, isRefused: status === 'refused', attempt };
      }
      const isOver =
        (reason === 'noArticles' && hasLines) ||
        ((reason === 'noPrices' || reason === 'unreadable') && hasPrices) ||
        (reason === 'offline' && isOnline);
      return isOver ? { status: 'editing', attempt } : state;
    }
    case 'unclear': {
      const { attempt, look, isExpired = false } = state;
      return isRepeat && !isExpired
        ? state
        : { status: 'confirming', what: 'anotherOrder', look, isExpired: isRepeat && isExpired, attempt };
    }
    default:
      return state;
  }
}
