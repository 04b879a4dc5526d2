import { createStore } from 'zustand/vanilla';
import type { OfferId } from '../api';
import { followStorage } from '../platform';
import type { CheckoutAttempt } from './checkoutAttempt';
import { type CartLine, mergeLines, setLineQuantity, subtractLines } from './lines';
import { CART_KEY, parseCart, serializeCart } from './storage';

export interface CartState {
  lines: readonly CartLine[];
  /** The offer that the panel confirms as added; `null` after the panel was opened by its button. */
  justAdded: OfferId | null;
  /**
   * The checkout attempt whose outcome is still unclear. The checkout keeps it here, so that it outlives the screen.
   * `isOnlyHere`: it could not be stored.
   */
  attempt?: (CheckoutAttempt & { isOnlyHere: boolean }) | undefined;
}

/**
 * The cart: lines in memory, mirrored in `storage` and, after `start`, in sync with other tabs. If storage is locked or
 * full, the cart still works as long as the page is open.
 */
export function createCart(storage: Storage | undefined) {
  const store = createStore<CartState>(() => ({ lines: [], justAdded: null }));
  /** The stored text from which the lines in memory were parsed; `undefined` before the first read. */
  let known: string | null | undefined;
  /** Set when storage could not be read or written; the lines in memory are then the current ones. */
  let isMemoryOnly = false;

  /** The current lines. Reads storage, because another tab may have changed it before this tab gets the event. */
  function refresh(): readonly CartLine[] {
    try {
      if (storage && !isMemoryOnly) {
        const stored = storage.getItem(CART_KEY);
        if (stored !== known) store.setState({ lines: parseCart(stored) });
        known = stored;
      }
    } catch (error) {
      isMemoryOnly = true;
      console.warn('The cart could not be read from storage', error);
    }
    return store.getState().lines;
  }

  function setLines(lines: readonly CartLine[]) {
    store.setState({ lines });
    try {
      known = lines.length === 0 ? null : serializeCart(lines);
      if (known === null) storage?.removeItem(CART_KEY);
      else storage?.setItem(CART_KEY, known);
      isMemoryOnly = false;
    } catch (error) {
      isMemoryOnly = true;
      console.warn('The cart could not be stored', error);
    }
  }

  refresh();

  return {
    store,
    refresh,

    /** Adds to the offer's line, or creates one. */
    add(offerId: OfferId, quantity = 1) {
      setLines(mergeLines([...refresh(), { offerId, quantity }]));
      store.setState({ justAdded: offerId });
    },
    setQuantity(offerId: OfferId, quantity: number) {
      setLines(setLineQuantity(refresh(), offerId, quantity));
    },
    remove(offerId: OfferId) {
      setLines(refresh().filter((line) => line.offerId !== offerId));
    },
    /** Restores a removed line at its position. */
    restore(line: CartLine, index: number) {
      const others = refresh().filter(({ offerId }) => offerId !== line.offerId);
      setLines([...others.slice(0, index), line, ...others.slice(index)]);
    },
    /** Removes lines of offers that the shop does not sell. */
    keepOnly(isSold: (offerId: OfferId) => boolean) {
      const kept = refresh().filter(({ offerId }) => isSold(offerId));
      if (kept.length < store.getState().lines.length) setLines(kept);
    },
    /** Subtracts what was ordered, in storage too. Keeps what another tab has added meanwhile. */
    takeOut(ordered: readonly CartLine[]) {
      setLines(subtractLines(refresh(), ordered));
    },
    forgetJustAdded() {
      store.setState({ justAdded: null });
    },

    /** Follows changes that other tabs make to the cart. Returns a function that stops it. */
    start: () => followStorage(CART_KEY, refresh),
  };
}

export type Cart = ReturnType<typeof createCart>;
