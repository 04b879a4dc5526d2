import type { Order } from '#features/shared/api';
import type { CartLine, CheckoutAttempt } from '#features/shared/cart';
import type { LineChange } from './changes';

/** What is known of a lost order: being looked for, not among the orders so far, or impossible to tell. */
export type Look = 'looking' | 'notThere' | 'unknown';

/**
 * Why a press sent nothing.
 * - `noArticles`: the cart is empty
 * - `noPrices`: nobody has seen yet what it costs
 * - `unreadable`: the data of everything in the cart is malformed
 */
export type StopReason = 'noArticles' | 'noPrices' | 'unreadable';

/** Why an order was certainly not made: the backend said no, or the device has no network. */
export type RefusalReason = 'backend' | 'offline';

/** What the shopper has to agree to before anything is sent. */
export type Confirmation =
  /** Prices changed, or a line cannot be ordered any more. `isRefused`: the backend found that out. */
  | { what: 'changes'; changes: readonly LineChange[]; isRefused: boolean }
  /** Another tab changed the cart after the press. */
  | { what: 'cart' }
  /** It is not the order that was sent, or that one is over an hour old: sending it may make a second one. */
  | { what: 'anotherOrder'; look: Look; isExpired: boolean };

/** `attempt` is what was sent and may have arrived, as long as that is not known. */
interface Open {
  attempt?: CheckoutAttempt | undefined;
}

/** Where an order stands. Screens switch on `status`. */
export type CheckoutState =
  | (Open & { status: 'editing'; reason?: StopReason | undefined })
  /** Prices and earlier orders are being loaded; nothing was sent. */
  | (Open & { status: 'checking' })
  /** A request is under way. `request` tells it from earlier ones. */
  | { status: 'sending'; attempt: CheckoutAttempt; request: number }
  /** The answer was lost, or takes long: the request may still go on (decision 22). */
  | { status: 'unclear'; attempt: CheckoutAttempt; look: Look; isExpired?: boolean; request?: number }
  | (Open & { status: 'confirming' } & Confirmation)
  /** A lost order is among the shopper's orders. `isAsTyped`: certainly with what the form and the cart hold. */
  | { status: 'found'; order: Order; isAsTyped: boolean; login: string }
  /** The backend has answered; the thank-you page comes. `lines` are what was bought. */
  | { status: 'placed'; lines: readonly CartLine[] }
  | (Open & { status: 'refused'; reason: RefusalReason });

export type CheckoutEvent =
  /** Somebody has logged in, or is known to be. `attempt` is theirs. */
  | { type: 'loggedIn'; login: string | undefined; attempt: CheckoutAttempt | undefined }
  | { type: 'loggedOut'; attempt: CheckoutAttempt | undefined }
  | { type: 'pressed' }
  /** Without a reason where the work broke down: the button must not stay busy. */
  | { type: 'stopped'; reason: StopReason | undefined }
  | { type: 'changed'; what: 'prices' | 'cart' }
  | { type: 'differs'; attempt: CheckoutAttempt; isExpired: boolean }
  | { type: 'cannotTell'; attempt: CheckoutAttempt }
  | { type: 'sent'; request: number; attempt: CheckoutAttempt }
  /** No answer yet, or a broken one. */
  | { type: 'unanswered'; request: number }
  | { type: 'refused'; request: number; reason: RefusalReason; attempt: CheckoutAttempt | undefined }
  | { type: 'answered'; lines: readonly CartLine[] }
  | { type: 'looked'; look: Look; attempt: CheckoutAttempt }
  | { type: 'found'; order: Order; isAsTyped: boolean; login: string };

export const attemptIn = (state: CheckoutState): CheckoutAttempt | undefined =>
  'attempt' in state ? state.attempt : undefined;

/** Whether a press has work under way: further presses are ignored. */
export const isBusy = ({ status }: CheckoutState): boolean =>
  status === 'checking' || status === 'sending' || status === 'placed';

/** The request that the state is about, while its answer is awaited. */
const requestIn = (state: CheckoutState): number | undefined =>
  'request' in state ? state.request : undefined;

/** Nothing can be told where the orders before the attempt were not known. */
const firstLook = ({ latestBefore }: CheckoutAttempt): Look =>
  latestBefore === undefined ? 'unknown' : 'looking';

/** The next state. An event that does not concern the state leaves it as it is. */
export function reduce(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  const attempt = attemptIn(state);
  const owner = state.status === 'found' ? state.login : attempt?.login;
  if (event.type === 'loggedIn' && owner !== undefined && owner !== event.login) {
    return { status: 'editing', attempt: event.attempt };
  }
  // An order that was made is final.
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

/** What the form, the cart and the device say now. */
export interface Facts {
  /** Since the shopper last agreed to what the screen shows. */
  changes: readonly LineChange[];
  /** Whether the form and the cart hold an order of the attempt. */
  isRepeat: boolean;
  isOnline: boolean;
  hasLines: boolean;
  hasPrices: boolean;
}

/**
 * The state as the screen shows it. Prices, the cart and the form change by themselves, in other tabs too: what they
 * ask the shopper to confirm, and what they make untrue, follows them at once.
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
