import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { createStorage } from '#mocks/testing';
import { createStoredText, openStorage, readStored, store } from './storage';

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

it('removes a text, without a warning where storage is forbidden', () => {
  vi.stubGlobal('localStorage', createStorage());
  store('device', 'ids', '["1"]');
  store('device', 'ids', null);
  expect(localStorage.length).toBe(0);

  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse });
  store('device', 'ids', null);
  expect(warn).not.toHaveBeenCalled();
});

it.each(['[', '[1]'])('reads nothing from %j, which the schema rejects', (text) => {
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

it('reads the text that another tab has stored', () => {
  const storage = createStorage();
  const open = () => storage;
  const [here, there] = [createStoredText('cart', open), createStoredText('cart', open)];
  expect(here.read()).toBeNull();
  there.write('[1]');
  expect(here.read()).toBe('[1]');
  there.write(null);
  expect([here.read(), storage.length]).toEqual([null, 0]);
});

it('keeps the text until a reload when storage is missing, full or locked', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const full: Storage = { ...createStorage(), setItem: refuse };
  const locked: Storage = { ...full, getItem: refuse, removeItem: refuse };
  for (const storage of [undefined, full, locked]) {
    const text = createStoredText('cart', () => storage);
    expect(text.read()).toBeNull();
    text.write('[1]');
    expect(text.read()).toBe('[1]');
    text.write(null);
    expect(text.read()).toBeNull();
  }
  expect(warn).toHaveBeenCalled();
});

it('stores again once there is room', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const storage = createStorage();
  const setItem = vi.spyOn(storage, 'setItem').mockImplementationOnce(refuse);
  const text = createStoredText('cart', () => storage);
  text.write('[1]');
  text.write('[2]');
  storage.setItem('cart', '[3]');
  expect(text.read()).toBe('[3]');
  expect([setItem.mock.calls.length, warn.mock.calls.length]).toEqual([3, 1]);
});

it('calls back on changes here, until it is unsubscribed', () => {
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  const text = createStoredText('cart', createStorage);
  const onChange = vi.fn();
  const unsubscribe = text.subscribe(onChange);
  text.write('[1]');
  expect(onChange).toHaveBeenCalledOnce();
  unsubscribe();
  text.write('[2]');
  expect(onChange).toHaveBeenCalledOnce();
});
