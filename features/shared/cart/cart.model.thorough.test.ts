import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createStorage, offerId } from '#mocks/testing';
import { CART_KEY, type Cart, type CartLine, createCart, MAX_QUANTITY } from '.';

/** What the cart of a device is: pieces by offer, in the order in which the offers came. */
type Model = Map<string, number>;

interface Device {
  storage: Storage;
  tabs: [Cart, Cart];
}

const clamp = (quantity: number) => Math.min(MAX_QUANTITY, Math.max(1, quantity));

const linesOf = (model: Model): CartLine[] =>
  Array.from(model, ([id, quantity]) => ({ offerId: offerId(id), quantity }));

/** Both tabs and the storage hold what the model holds, whichever tab changed it. */
function expectSame(model: Model, { storage, tabs }: Device): void {
  const lines = linesOf(model);
  for (const tab of tabs) expect(tab.refresh()).toEqual(lines);
  const stored = lines.map(({ offerId: ID, quantity }) => ({ ID, quantity }));
  // Empty from the start, nothing is stored.
  expect(storage.getItem(CART_KEY) ?? '[]').toBe(JSON.stringify(stored));
}

/** A change by one of the tabs, and what it makes of the model. */
const command = (
  name: string,
  tab: 0 | 1,
  change: (cart: Cart) => void,
  changeModel: (model: Model) => void,
): fc.Command<Model, Device> => ({
  check: () => true,
  run(model, device) {
    change(device.tabs[tab]);
    changeModel(model);
    expectSame(model, device);
  },
  toString: () => `${name} in tab ${tab}`,
});

function insertAt(model: Model, index: number, id: string, quantity: number): void {
  model.delete(id);
  const entries = [...model];
  entries.splice(index, 0, [id, quantity]);
  model.clear();
  for (const [key, value] of entries) model.set(key, value);
}

const tab = fc.constantFrom(0 as const, 1 as const);
const id = fc.constantFrom('1', '2', '3', '__proto__');
const quantity = fc.oneof(
  fc.integer({ min: 1, max: 5 }),
  fc.constantFrom(MAX_QUANTITY - 1, MAX_QUANTITY, 5_000),
);
const anyQuantity = fc.oneof(quantity, fc.constantFrom(-3, 0));
const cartLine = fc.tuple(id, quantity);
const cartLines = fc.uniqueArray(cartLine, { maxLength: 3, selector: ([first]) => first });
const toLine = ([one, pieces]: readonly [string, number]): CartLine => ({
  offerId: offerId(one),
  quantity: pieces,
});

const commands = [
  fc.tuple(tab, id, quantity).map(([at, one, more]) =>
    command(
      `add ${more} of ${one}`,
      at,
      (cart) => cart.add(offerId(one), more),
      (model) => model.set(one, clamp((model.get(one) ?? 0) + more)),
    ),
  ),
  fc.tuple(tab, id, anyQuantity).map(([at, one, pieces]) =>
    command(
      `set ${one} to ${pieces}`,
      at,
      (cart) => cart.setQuantity(offerId(one), pieces),
      (model) => model.has(one) && model.set(one, clamp(pieces)),
    ),
  ),
  fc.tuple(tab, id).map(([at, one]) =>
    command(
      `remove ${one}`,
      at,
      (cart) => cart.remove(offerId(one)),
      (model) => model.delete(one),
    ),
  ),
  fc.tuple(tab, cartLine, fc.nat(4)).map(([at, line, index]) =>
    command(
      `restore ${line} at ${index}`,
      at,
      (cart) => cart.restore({ ...toLine(line), quantity: clamp(line[1]) }, index),
      (model) => insertAt(model, index, line[0], clamp(line[1])),
    ),
  ),
  fc.tuple(tab, cartLines).map(([at, lines]) =>
    command(
      `fill with ${lines.join(' ')}`,
      at,
      (cart) => cart.fill(lines.map(toLine)),
      (model) => {
        for (const [one, pieces] of lines.filter(([one]) => !model.has(one))) model.set(one, clamp(pieces));
      },
    ),
  ),
  fc.tuple(tab, id).map(([at, gone]) =>
    command(
      `keep all but ${gone}`,
      at,
      (cart) => cart.retain((one) => one !== gone),
      (model) => model.delete(gone),
    ),
  ),
  fc.tuple(tab, cartLines).map(([at, lines]) =>
    command(
      `subtract ${lines.join(' ')}`,
      at,
      (cart) => cart.subtract(lines.map(toLine)),
      (model) => {
        for (const [one, pieces] of lines) {
          const rest = (model.get(one) ?? 0) - pieces;
          if (rest > 0) model.set(one, rest);
          else model.delete(one);
        }
      },
    ),
  ),
];

it('two tabs and the storage hold the same cart after any changes', () => {
  const holds = fc.property(fc.commands(commands, { maxCommands: 25 }), (sequence) =>
    fc.modelRun(() => {
      const storage = createStorage();
      return { model: new Map(), real: { storage, tabs: [createCart(storage), createCart(storage)] } };
    }, sequence),
  );
  fc.assert(holds, { numRuns: 500 });
}, 60_000);
