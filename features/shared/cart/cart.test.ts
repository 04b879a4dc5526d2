import { describe, expect, it, vi } from 'vitest';
import { CART_KEY, createCart, MAX_QUANTITY } from '.';

function storageWith(stored?: string) {
  const map = new Map(stored === undefined ? [] : [[CART_KEY, stored]]);
  const storage: Storage = {
    get length() {
      return map.size;
    },
    clear: () => map.clear(),
    key: () => null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
  return storage;
}

const linesOf = (stored: string) => createCart(storageWith(stored)).store.getState().lines;

describe('a cart from storage', () => {
  it.each([
    ['nothing', '', []],
    ['broken JSON', '[{"ID":1,', []],
    ['no list', '{"ID":1,"quantity":2}', []],
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
    ['a numeric text', '[{"ID":"1","quantity":"3"}]', [['1', 3]]],
    [
      'the same offer twice, as number and text',
      '[{"ID":1,"quantity":2},{"ID":"1","quantity":3}]',
      [['1', 5]],
    ],
    ['an absurd quantity', '[{"ID":1,"quantity":1e15}]', [['1', MAX_QUANTITY]]],
    ['an offer called __proto__', '[{"ID":"__proto__","quantity":1}]', [['__proto__', 1]]],
  ])('that holds %s is repaired', (_what, stored, lines) => {
    expect(linesOf(stored).map(({ offerId, quantity }) => [offerId, quantity])).toEqual(lines);
  });
});

describe('changes', () => {
  it('merge by offer, open the panel and reach storage in the shape of the seed', () => {
    const storage = storageWith();
    const cart = createCart(storage);
    cart.add('1', 2);
    cart.add('2');
    cart.add('1');
    expect(storage.getItem(CART_KEY)).toBe('[{"ID":"1","quantity":3},{"ID":"2","quantity":1}]');
    expect(cart.store.getState()).toMatchObject({ isOpen: true, justAdded: '1' });
    cart.close();
    expect(cart.store.getState()).toMatchObject({ isOpen: false, justAdded: null });
  });

  it('never take a quantity below one', () => {
    const cart = createCart(storageWith('[{"ID":1,"quantity":2}]'));
    cart.setQuantity('1', 0);
    expect(cart.store.getState().lines).toEqual([{ offerId: '1', quantity: 1 }]);
  });

  it('put a removed line back where it was', () => {
    const stored = '[{"ID":"1","quantity":1},{"ID":"2","quantity":2},{"ID":"3","quantity":3}]';
    const storage = storageWith(stored);
    const cart = createCart(storage);
    cart.remove('2');
    cart.restore({ offerId: '2', quantity: 2 }, 1);
    expect(storage.getItem(CART_KEY)).toBe(stored);
  });

  it('drop offers that are not sold', () => {
    const cart = createCart(storageWith('[{"ID":"1","quantity":1},{"ID":"gone","quantity":2}]'));
    cart.keepOnly(new Set(['1']));
    expect(cart.store.getState().lines).toEqual([{ offerId: '1', quantity: 1 }]);
  });

  it('empty storage too', () => {
    const storage = storageWith('[{"ID":"1","quantity":1}]');
    createCart(storage).clear();
    expect(storage.getItem(CART_KEY)).toBeNull();
  });

  it('work without storage, and with one that is full', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const full = {
      ...storageWith(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    for (const storage of [undefined, full]) {
      const cart = createCart(storage);
      cart.add('1');
      expect(cart.store.getState().lines).toEqual([{ offerId: '1', quantity: 1 }]);
    }
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});
