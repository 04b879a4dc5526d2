import type { CartLine } from './lines';

/** One order as it was sent. The backend makes at most one order of a key, if it knows keys (decision 18). */
export interface SentOrder {
  /** A random UUID. */
  key: string;
  lines: readonly CartLine[];
  /**
   * Who it is for. Only in memory, never in storage: after a reload and in other tabs it is not known any more.
   */
  recipient?: { firstName: string; lastName: string; phone: string } | undefined;
}

/** What one person has sent to order, as long as it is not clear what has become of it. */
export interface CheckoutAttempt {
  /** Random. */
  id: string;
  /** Whose it is: the session's `loginId`. */
  login: string;
  /** When something was first sent, by this device's clock, in milliseconds. */
  since: number;
  /**
   * When the latest order before it was made, by the server's clock, in milliseconds; 0 where there was none. Where it
   * is missing, the earlier orders were not known, and nothing can tell whether a later one came of this attempt.
   */
  latestBefore?: number | undefined;
  /** More than one where the shopper has changed the cart or their data between the tries. */
  sent: readonly SentOrder[];
}
