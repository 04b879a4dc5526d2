import type { CartLine } from '#features/shared/cart';
import type { Attempt } from './attempts';
import { type Outcome, type Refused, unknown } from './decide';

/** The state of an order. Screens switch on `status`. */
export type OrderState =
  | { status: 'editing' }
  /** A press is being handled. `lines` is the cart of the press, which its answer may empty before it shows. */
  | { status: 'sending'; lines: readonly CartLine[] }
  | Outcome;

/** The state of a screen that opens, with the attempt whose outcome is unclear. */
export const openState = (attempt: Attempt | undefined): OrderState =>
  attempt ? unknown(attempt) : { status: 'editing' };

/** The state without what has passed: a reason that no longer applies, an attempt that has ended in another tab. */
export function currentState(
  state: OrderState,
  attempt: Attempt | undefined,
  isOver: { [Reason in Refused['reason']]?: boolean },
): OrderState {
  const hasEnded = state.status === 'unknown' && state.key !== undefined && state.key !== attempt?.key;
  return hasEnded || (state.status === 'refused' && isOver[state.reason]) ? openState(attempt) : state;
}

/** Whether a press is being handled, or the thank-you page is loading. */
export const isBusy = (state: OrderState): boolean =>
  state.status === 'sending' || (state.status === 'placed' && !state.mayDiffer);
