import { createStore } from 'zustand/vanilla';
import type { OfferId } from '../api';
import { createStoredText } from '../platform';
import { type CartLine, mergeLines, setLineQuantity, subtractLines } from './lines';
import { tellShopEvent } from './shopEvents';
import { CART_KEY, parseCart, serializeCart } from './storage';

export interface CartState {
  lines: readonly CartLine[];
  /** The offer that the panel confirms as added; `null` after the panel was opened by its button. */
  justAdded: OfferId | null;
  /** Whether the lines outlive the page. */
  isStored: boolean;
}

/**
 * The cart: lines in memory, mirrored in `storage` and, after `start`, in sync with other tabs. If storage is locked or
 * full, the cart still works as long as the page is open.
 */
export function createCart(storage: Storage | undefined) {
  const store = createStore<CartState>(() => ({ lines: [], justAdded: null, isStored: true }));
  const stored = createStoredText(CART_KEY, () => storage);
  /** The text that the lines in memory stand for. */
  let known: string | null = null;

  /** The current lines. Reads storage, because another tab may have changed it before this tab gets the event. */
  function refresh(): readonly CartLine[] {
    const text = stored.read();
    // A cart that was emptied is stored as one. Without any text the storage was wiped, and only the page has the lines.
    const isWiped = text === null && store.getState().lines.length > 0;
    if (text !== known && !isWiped) {
      store.setState({ lines: parseCart(text) });
      known = text;
    }
    store.setState({ isStored: !isWiped && stored.isStored() });
    return store.getState().lines;
  }

  function setLines(lines: readonly CartLine[]) {
    known = serializeCart(lines);
    stored.write(known);
    store.setState({ lines, isStored: stored.isStored() });
  }

  const quantityOf = (offerId: OfferId) =>
    store.getState().lines.find((line) => line.offerId === offerId)?.quantity ?? 0;

  /** Sets the lines after the shopper has changed one of them. */
  function changeLine(offerId: OfferId, lines: readonly CartLine[]) {
    const before = quantityOf(offerId);
    setLines(lines);
    const quantity = quantityOf(offerId) - before;
    if (quantity > 0) tellShopEvent({ name: 'add_to_cart', lines: [{ offerId, quantity }] });
    if (quantity < 0) tellShopEvent({ name: 'remove_from_cart', lines: [{ offerId, quantity: -quantity }] });
  }

  refresh();

  return {
    store,
    refresh,

    /** Adds to the offer's line, or creates one. */
    add(offerId: OfferId, quantity = 1) {
      changeLine(offerId, mergeLines([...refresh(), { offerId, quantity }]));
      store.setState({ justAdded: offerId });
    },
    /** Adds several articles at once; the panel confirms none of them by name. */
    addAll(lines: readonly CartLine[]) {
      setLines(mergeLines([...refresh(), ...lines]));
      store.setState({ justAdded: null });
      tellShopEvent({ name: 'add_to_cart', lines });
    },
    /** Exchanges parts of the cart for the bundle that holds them. */
    exchange(parts: readonly CartLine[], bundles: CartLine) {
      setLines(mergeLines([...subtractLines(refresh(), parts), bundles]));
      store.setState({ justAdded: bundles.offerId });
      tellShopEvent({ name: 'remove_from_cart', lines: parts });
      tellShopEvent({ name: 'add_to_cart', lines: [bundles] });
    },
    /** Adds lines of offers that the cart does not hold. */
    fill(lines: readonly CartLine[]) {
      const own = refresh();
      const held = new Set(own.map(({ offerId }) => offerId));
      const added = mergeLines(lines.filter(({ offerId }) => !held.has(offerId)));
      setLines([...own, ...added]);
      if (added.length > 0) tellShopEvent({ name: 'add_to_cart', lines: added });
    },
    setQuantity(offerId: OfferId, quantity: number) {
      changeLine(offerId, setLineQuantity(refresh(), offerId, quantity));
    },
    remove(offerId: OfferId) {
      changeLine(
        offerId,
        refresh().filter((line) => line.offerId !== offerId),
      );
    },
    /** Restores a removed line at its position. */
    restore(line: CartLine, index: number) {
      const others = refresh().filter(({ offerId }) => offerId !== line.offerId);
      changeLine(line.offerId, [...others.slice(0, index), line, ...others.slice(index)]);
    },
    /** Removes lines of offers that the shop does not sell. */
    retain(isSold: (offerId: OfferId) => boolean) {
      const kept = refresh().filter(({ offerId }) => isSold(offerId));
      if (kept.length < store.getState().lines.length) setLines(kept);
    },
    /** Subtracts what was ordered, in storage too. Keeps what another tab has added meanwhile. */
    subtract(ordered: readonly CartLine[]) {
      setLines(subtractLines(refresh(), ordered));
    },
    forgetJustAdded() {
      store.setState({ justAdded: null });
    },

    /** Follows changes that other tabs make to the cart. Returns a function that stops it. */
    start: () => stored.subscribe(refresh),
  };
}

export type Cart = ReturnType<typeof createCart>;
