import { afterEach, expect, it, vi } from 'vitest';
import { CONSENT_KEY, keepChoice, readChoice } from './choice';
import { removeAnalyticsCookies } from './container';

function storeHolding(value?: string): Map<string, string> {
  const kept = new Map<string, string>(value === undefined ? [] : [[CONSENT_KEY, value]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  return kept;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('has no choice when nothing is stored', () => {
  storeHolding();
  expect(readChoice()).toBeUndefined();
});

it.each(['accepted', 'refused'] as const)('stores and reads %s', (choice) => {
  const kept = storeHolding();
  keepChoice(choice);
  expect([...kept]).toEqual([[CONSENT_KEY, choice]]);
  expect(readChoice()).toBe(choice);
});

it.each(['', 'true', 'Accepted', 'accepted ', '"accepted"', '{"analytics":true}', '<script>'])(
  'reads the tampered value %j as no choice',
  (stored) => {
    storeHolding(stored);
    expect(readChoice()).toBeUndefined();
  },
);

it('has no choice when storage is forbidden, and does not throw', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('SecurityError');
    },
    setItem() {
      throw new Error('SecurityError');
    },
  });
  keepChoice('accepted');
  expect(warn).toHaveBeenCalledOnce();
  expect(readChoice()).toBeUndefined();
});

/** A cookie jar as `document.cookie` behaves: reading lists all cookies, writing sets one. */
function jarOf(cookie: string) {
  const written: string[] = [];
  return {
    written,
    get cookie() {
      return cookie;
    },
    set cookie(text) {
      written.push(text);
    },
  };
}

it('removes analytics cookies from the host and its parent domains, and keeps the shop’s cookies', () => {
  const jar = jarOf('_ga=GA1.1.1; session=abc; _gat_UA-1=5; garden=6');
  removeAnalyticsCookies(jar, 'www.hrast.ba');
  expect(jar.written).toEqual([
    '_ga=; path=/; max-age=0',
    '_ga=; path=/; max-age=0; domain=www.hrast.ba',
    '_ga=; path=/; max-age=0; domain=hrast.ba',
    '_gat_UA-1=; path=/; max-age=0',
    '_gat_UA-1=; path=/; max-age=0; domain=www.hrast.ba',
    '_gat_UA-1=; path=/; max-age=0; domain=hrast.ba',
  ]);
});

it.each(['_ga', '_ga_X1', '_gid', '_gcl_au'])('removes %s as an analytics cookie', (name) => {
  const jar = jarOf(`${name}=1`);
  removeAnalyticsCookies(jar, 'localhost');
  expect(jar.written).toEqual([`${name}=; path=/; max-age=0`]);
});
