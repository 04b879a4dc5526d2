import { describe, expect, it, vi } from 'vitest';
import { createStorage, offerId } from '#mocks/testing';
import { CART_KEY, createCart, MAX_QUANTITY, parseCart } from '../cart';

function storageWith(stored?: string) {
  const storage = createStorage();
  if (stored !== undefined) storage.setItem(CART_KEY, stored);
  return storage;
}

const linesOf = (stored: string) => createCart(storageWith(stored)).store.getState().lines;

it('is filled with what it does not hold', () => {
  const cart = createCart(storageWith('[{"ID":1,"quantity":2}]'));
  cart.fill(
    parseCart('[{"ID":1,"quantity":5},{"ID":2,"quantity":3},{"ID":2,"quantity":1},{"ID":3,"quantity":0}]'),
  );
  expect(cart.store.getState()).toEqual({
    lines: [
      { offerId: '1', quantity: 2 },
      { offerId: '2', quantity: 4 },
    ],
    justAdded: null,
    isStored: true,
  });
});

describe('a cart from storage', () => {
  it.each([
    ['nothing', '', []],
    ['broken JSON', '[{"ID":1,', []],
    ['an object instead of a list', '{"ID":1,"quantity":2}', []],
    ['null', 'null', []],
    [
      'junk among lines',
      '[null,7,"x",{"ID":1,"quantity":2},{"quantity":2},{"ID":{},"quantity":1}]',
      [['1', 2]],
    ],
    [
      'bad quantities',
      '[{"ID":1,"quantity":-1},{"ID":2,"quantity":0},{"ID":3,"quantity":1e999},{"ID":4,"quantity":"x"}]',
      [],
    ],
    ['a fraction', '[{"ID":1,"quantity":2.9}]', [['1', 2]]],
    ['a numeric string', '[{"ID":"1","quantity":"3"}]', [['1', 3]]],
    [
      'the same offer twice, as number and string',
      '[{"ID":1,"quantity":2},{"ID":"1","quantity":3}]',
      [['1', 5]],
    ],
    ['an absurd quantity', '[{"ID":1,"quantity":1e15}]', [['1', MAX_QUANTITY]]],
    ['an offer with the id __proto__', '[{"ID":"__proto__","quantity":1}]', [['__proto__', 1]]],
  ])('is repaired when it holds %s', (_what, stored, lines) => {
    expect(linesOf(stored).map(({ offerId, quantity }) => [offerId, quantity])).toEqual(lines);
  });
});

describe('changes', () => {
  it('merge by offer, set `justAdded` and are stored in the specified format', () => {
    const storage = storageWith();
    const cart = createCart(storage);
    cart.add(offerId('1'), 2);
    cart.add(offerId('2'));
    cart.add(offerId('1'));
    expect(storage.getItem(CART_KEY)).toBe('[{"ID":"1","quantity":3},{"ID":"2","quantity":1}]');
    expect(cart.store.getState()).toMatchObject({ justAdded: '1' });
    cart.forgetJustAdded();
    expect(cart.store.getState()).toMatchObject({ justAdded: null });
  });

  it('never set a quantity below one', () => {
    const cart = createCart(storageWith('[{"ID":1,"quantity":2}]'));
    cart.setQuantity(offerId('1'), 0);
    expect(cart.store.getState().lines).toEqual([{ offerId: '1', quantity: 1 }]);
  });

  it('store nothing where nothing changes', () => {
    const storage = storageWith('[{"ID":"1","quantity":2.9}]');
    const cart = createCart(storage);
    const { lines } = cart.store.getState();
    cart.retain(() => true);
    expect(cart.refresh()).toBe(lines);
    expect(storage.getItem(CART_KEY)).toBe('[{"ID":"1","quantity":2.9}]');
  });

  it('restore a removed line at its position', () => {
    const stored = '[{"ID":"1","quantity":1},{"ID":"2","quantity":2},{"ID":"3","quantity":3}]';
    const storage = storageWith(stored);
    const cart = createCart(storage);
    cart.remove(offerId('2'));
    cart.restore({ offerId: offerId('2'), quantity: 2 }, 1);
    expect(storage.getItem(CART_KEY)).toBe(stored);
  });

  it('remove lines of offers that are not sold', () => {
    const cart = createCart(storageWith('[{"ID":"1","quantity":1},{"ID":"gone","quantity":2}]'));
    cart.retain((offerId) => offerId === '1');
    expect(cart.store.getState().lines).toEqual([{ offerId: '1', quantity: 1 }]);
  });

  it('subtract what was ordered, in storage too, and keep the rest', () => {
    const storage = storageWith('[{"ID":"1","quantity":3},{"ID":"2","quantity":1},{"ID":"3","quantity":1}]');
    const cart = createCart(storage);
    cart.subtract([
      { offerId: offerId('1'), quantity: 2 },
      { offerId: offerId('2'), quantity: 2 },
      { offerId: offerId('4'), quantity: 1 },
    ]);
    expect(storage.getItem(CART_KEY)).toBe('[{"ID":"1","quantity":1},{"ID":"3","quantity":1}]');
    cart.subtract(cart.store.getState().lines);
    expect(storage.getItem(CART_KEY)).toBe('[]');
  });

  it('work without storage and with a full one', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const full = {
      ...storageWith(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    for (const storage of [undefined, full]) {
      const cart = createCart(storage);
      cart.add(offerId('1'));
      expect(cart.store.getState()).toMatchObject({
        lines: [{ offerId: '1', quantity: 1 }],
        isStored: false,
      });
    }
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });

  it('outlive the page as long as the storage is not wiped, and again once something changes', () => {
    const storage = storageWith('[{"ID":"1","quantity":1}]');
    const cart = createCart(storage);
    expect(cart.store.getState().isStored).toBe(true);
    storage.clear();
    expect(cart.refresh()).toEqual([{ offerId: '1', quantity: 1 }]);
    expect(cart.store.getState().isStored).toBe(false);
    cart.add(offerId('2'));
    expect(cart.store.getState().isStored).toBe(true);
    expect(storage.getItem(CART_KEY)).toBe('[{"ID":"1","quantity":1},{"ID":"2","quantity":1}]');
  });
});

describe('two tabs', () => {
  const open = (stored: string) => {
    const storage = storageWith(stored);
    return { storage, here: createCart(storage), there: createCart(storage) };
  };

  it('lose no change when both change the cart before the storage event', () => {
    const { storage, here, there } = open('[{"ID":"1","quantity":1},{"ID":"2","quantity":1}]');
    here.setQuantity(offerId('1'), 3);
    there.setQuantity(offerId('2'), 4);
    here.add(offerId('3'));
    there.remove(offerId('1'));
    expect(storage.getItem(CART_KEY)).toBe('[{"ID":"2","quantity":4},{"ID":"3","quantity":1}]');
    expect(here.refresh()).toEqual(there.refresh());
  });

  it('never restore what one of them has ordered', () => {
    const { storage, here, there } = open('[{"ID":"1","quantity":1}]');
    here.subtract([{ offerId: offerId('1'), quantity: 1 }]);
    there.setQuantity(offerId('1'), 2);
    expect(storage.getItem(CART_KEY)).toBe('[]');
    there.add(offerId('2'));
    expect(storage.getItem(CART_KEY)).toBe('[{"ID":"2","quantity":1}]');
  });

  it('follow each other, also after a return from the back/forward cache', () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    const { here, there } = open('[{"ID":"1","quantity":1}]');
    const stop = there.start();
    const dispatch = (event: string, details: object) =>
      page.dispatchEvent(Object.assign(new Event(event), details));
    const quantityThere = () => there.store.getState().lines[0]?.quantity;
    here.setQuantity(offerId('1'), 2);
    dispatch('storage', { key: 'something else' });
    dispatch('pageshow', { persisted: false });
    expect(quantityThere()).toBe(1);
    dispatch('storage', { key: CART_KEY });
    expect(quantityThere()).toBe(2);
    here.setQuantity(offerId('1'), 3);
    dispatch('pageshow', { persisted: true });
    expect(quantityThere()).toBe(3);
    stop();
    here.setQuantity(offerId('1'), 4);
    dispatch('storage', { key: CART_KEY });
    expect(quantityThere()).toBe(3);
    vi.unstubAllGlobals();
  });
});
