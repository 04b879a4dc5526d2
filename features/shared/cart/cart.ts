import { createStore } from 'zustand/vanilla';
import { type CartLine, mergeLines, setLineQuantity } from './lines';
import { CART_KEY, parseCart, serializeCart } from './storage';

export interface CartState {
  lines: readonly CartLine[];
  /** Whether the side panel shows. */
  isOpen: boolean;
  /** The offer whose adding opened the panel, until the panel closes. */
  justAdded: string | null;
}

/**
 * The cart: lines in memory, mirrored in `storage` and, with `start`, following other tabs. A storage that is locked or
 * full leaves the cart working for as long as the page lives.
 */
export function createCart(storage: Storage | undefined) {
  const store = createStore<CartState>(() => ({ lines: read(), isOpen: false, justAdded: null }));

  function read(): CartLine[] {
    try {
      return parseCart(storage?.getItem(CART_KEY) ?? null);
    } catch (error) {
      console.warn('The cart could not be read from storage', error);
      return [];
    }
  }

  function setLines(lines: readonly CartLine[]) {
    store.setState({ lines });
    try {
      if (lines.length === 0) storage?.removeItem(CART_KEY);
      else storage?.setItem(CART_KEY, serializeCart(lines));
    } catch (error) {
      console.warn('The cart could not be stored', error);
    }
  }

  const lines = () => store.getState().lines;

  return {
    store,

    /** Adds to the line of the offer, or makes one, and opens the panel (seed §2). */
    add(offerId: string, quantity = 1) {
      setLines(mergeLines([...lines(), { offerId, quantity }]));
      store.setState({ isOpen: true, justAdded: offerId });
    },
    setQuantity(offerId: string, quantity: number) {
      setLines(setLineQuantity(lines(), offerId, quantity));
    },
    remove(offerId: string) {
      setLines(lines().filter((line) => line.offerId !== offerId));
    },
    /** Puts a removed line back where it was. */
    restore(line: CartLine, index: number) {
      const others = lines().filter(({ offerId }) => offerId !== line.offerId);
      setLines([...others.slice(0, index), line, ...others.slice(index)]);
    },
    /** Drops lines of offers that the shop does not sell (any more). */
    keepOnly(offerIds: ReadonlySet<string>) {
      const kept = lines().filter(({ offerId }) => offerIds.has(offerId));
      if (kept.length < lines().length) setLines(kept);
    },
    /** Empties the cart, in storage too (seed §4). */
    clear() {
      setLines([]);
    },
    open() {
      store.setState({ isOpen: true });
    },
    close() {
      store.setState({ isOpen: false, justAdded: null });
    },

    /** Follows what other tabs do to the cart (decision 10). Returns what ends it. */
    start(): () => void {
      const onStorage = ({ key }: StorageEvent) => {
        // A cleared storage has no key.
        if (key === CART_KEY || key === null) store.setState({ lines: read() });
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
}

export type Cart = ReturnType<typeof createCart>;
