import { createStore } from 'zustand/vanilla';
import type { OfferId } from '../api';
import { followStorage } from '../platform';
import type { CheckoutAttempt } from './checkoutAttempt';
import { type CartLine, mergeLines, setLineQuantity, subtractLines } from './lines';
import { CART_KEY, parseCart, serializeCart } from './storage';

export interface CartState {
  lines: readonly CartLine[];
  /** The offer that the panel confirms as added; `null` once the panel has been opened by its button. */
  justAdded: OfferId | null;
  /**
   * What was sent of the cart and is not known to have arrived. The checkout keeps it here, so that it outlives the
   * screen; `isOnlyHere` where storage did not take it.
   */
  attempt?: (CheckoutAttempt & { isOnlyHere: boolean }) | undefined;
}

/**
 * The cart: lines in memory, mirrored in `storage` and, with `start`, following other tabs. A storage that is locked or
 * full leaves the cart working for as long as the page lives.
 */
export function createCart(storage: Storage | undefined) {
  const store = createStore<CartState>(() => ({ lines: [], justAdded: null }));
  /** The stored text that the lines in memory stand for; `undefined` before the first look. */
  let known: string | null | undefined;
  /** Storage could not be read or written: what is in memory counts. */
  let isAlone = false;

  /** The lines as they are now: another tab may have changed them, and this one not been told yet. */
  function refresh(): readonly CartLine[] {
    try {
      if (storage && !isAlone) {
        const stored = storage.getItem(CART_KEY);
        if (stored !== known) store.setState({ lines: parseCart(stored) });
        known = stored;
      }
    } catch (error) {
      isAlone = true;
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
      isAlone = false;
    } catch (error) {
      isAlone = true;
      console.warn('The cart could not be stored', error);
    }
  }

  refresh();

  return {
    store,
    refresh,

    /** Adds to the line of the offer, or makes one. */
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
    /** Puts a removed line back where it was. */
    restore(line: CartLine, index: number) {
      const others = refresh().filter(({ offerId }) => offerId !== line.offerId);
      setLines([...others.slice(0, index), line, ...others.slice(index)]);
    },
    /** Drops lines of offers that the shop does not sell (any more). */
    keepOnly(isSold: (offerId: OfferId) => boolean) {
      const kept = refresh().filter(({ offerId }) => isSold(offerId));
      if (kept.length < store.getState().lines.length) setLines(kept);
    },
    /** Takes out what was ordered, in storage too (seed §4). What another tab has added meanwhile stays. */
    takeOut(ordered: readonly CartLine[]) {
      setLines(subtractLines(refresh(), ordered));
    },
    forgetJustAdded() {
      store.setState({ justAdded: null });
    },

    /** Follows what other tabs do to the cart (decision 10). Returns what ends it. */
    start: () => followStorage(CART_KEY, refresh),
  };
}

export type Cart = ReturnType<typeof createCart>;
