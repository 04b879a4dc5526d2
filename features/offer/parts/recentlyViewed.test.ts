import { afterEach, expect, it, vi } from 'vitest';
import { offerId } from '#mocks/testing';
import { RECENTLY_VIEWED_KEY, readRecentlyViewed, rememberViewed } from './recentlyViewed';

function stubLocalStorage(stored?: string) {
  const kept = new Map(stored === undefined ? [] : [[RECENTLY_VIEWED_KEY, stored]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}

afterEach(() => vi.unstubAllGlobals());

it('remembers the last eight, newest first and each once', () => {
  stubLocalStorage();
  for (const id of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '3']) rememberViewed(offerId(id));
  expect(readRecentlyViewed()).toEqual(['3', '9', '8', '7', '6', '5', '4', '2']);
});

it.each([
  ['{"ID":1', []],
  ['{"0":"1"}', []],
  ['null', []],
  ['"1"', []],
  ['[null, 7, "", {"id":"3"}, ["4"], "5", "5", "__proto__"]', ['5', '__proto__']],
  [JSON.stringify(['x'.repeat(65), '2']), ['2']],
  [
    JSON.stringify(Array.from({ length: 400 }, (_, at) => String(at))),
    ['0', '1', '2', '3', '4', '5', '6', '7'],
  ],
])('reads from %s only valid ids', (stored, ids) => {
  stubLocalStorage(stored);
  expect(readRecentlyViewed()).toEqual(ids);
});
