import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { openStorage, readStored, store } from './storage';

const textsSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

const refuse = () => {
  throw new DOMException('no', 'SecurityError');
};

function storageWith(text?: string, setItem?: () => never) {
  const kept = new Map(text === undefined ? [] : [['ids', text]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: setItem ?? ((key: string, value: string) => void kept.set(key, value)),
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('keeps the storage of the device and of the tab apart', () => {
  vi.stubGlobal('localStorage', storageWith('["1"]'));
  vi.stubGlobal('sessionStorage', storageWith());
  expect(openStorage('device')).toBe(localStorage);
  expect(openStorage('tab')).toBe(sessionStorage);
  store('tab', 'ids', '["2"]');
  expect(readStored('device', 'ids', textsSchema)).toEqual(['1']);
  expect(readStored('tab', 'ids', textsSchema)).toEqual(['2']);
});

it.each(['', '[', 'null', '[1]', '{"0":"1"}'])('reads nothing from %j, which the schema rejects', (text) => {
  vi.stubGlobal('localStorage', storageWith(text));
  expect(readStored('device', 'ids', textsSchema)).toBeUndefined();
  expect(readStored('device', 'others', textsSchema)).toBeUndefined();
});

it('does not throw when storage is forbidden, locked or full, and warns about texts that were not stored', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse });
  expect(openStorage('device')).toBeUndefined();
  expect(readStored('device', 'ids', textsSchema)).toBeUndefined();
  store('device', 'ids', '[]');

  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(readStored('device', 'ids', textsSchema)).toBeUndefined();
  store('device', 'ids', '[]');

  vi.stubGlobal('localStorage', storageWith('["1"]', refuse));
  expect(readStored('device', 'ids', textsSchema)).toEqual(['1']);
  store('device', 'ids', '[]');
  expect(warn).toHaveBeenCalledTimes(3);
});
