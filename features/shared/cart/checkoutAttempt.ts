import type { CartLine } from './lines';

/** An order as it was sent. A backend that supports keys makes at most one order per key (Specification/Orders). */
export interface SentOrder {
  /** A random UUID. */
  key: string;
  lines: readonly CartLine[];
  /**
   * The recipient. Kept in memory only, so it is unknown after a reload and in other tabs.
   */
  recipient?: { firstName: string; lastName: string; phone: string } | undefined;
}

/** The orders that one user has sent and whose outcome is unclear. */
export interface CheckoutAttempt {
  /** Random. */
  id: string;
  /** The user's login: the session's `loginId`. */
  login: string;
  /** When the first order was sent, by this device's clock, in milliseconds. */
  since: number;
  /**
   * When the user's latest order before the attempt was made, by the server's clock, in milliseconds; 0 without one.
   * `undefined` if the earlier orders were unknown; then nothing tells whether a later order belongs to this attempt.
   */
  latestBefore?: number | undefined;
  /** More than one if the shopper changed the cart or their data between the tries. */
  sent: readonly SentOrder[];
}
