// What packages use and the oldest browsers of the floor lack. Our own code does without (tsconfig.floor.json).

// For Radix's collection.
if (!('toSorted' in Array.prototype)) {
  Object.defineProperty(Array.prototype, 'toSorted', {
    configurable: true,
    writable: true,
    value<Item>(this: Item[], compare?: (a: Item, b: Item) => number): Item[] {
      return [...this].sort(compare);
    },
  });
}
