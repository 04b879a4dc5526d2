import { afterEach, expect, it, vi } from 'vitest';
import { CONSENT_KEY, keepChoice, readChoice } from './choice';
import { forgetCookies } from './container';

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

it('is not asked yet where nothing is kept', () => {
  storeHolding();
  expect(readChoice()).toBeUndefined();
});

it.each(['accepted', 'refused'] as const)('keeps and finds %s', (choice) => {
  const kept = storeHolding();
  keepChoice(choice);
  expect([...kept]).toEqual([[CONSENT_KEY, choice]]);
  expect(readChoice()).toBe(choice);
});

it.each(['', 'true', 'Accepted', 'accepted ', '"accepted"', '{"analytics":true}', '<script>'])(
  'takes the tampered %j for no agreement',
  (stored) => {
    storeHolding(stored);
    expect(readChoice()).toBeUndefined();
  },
);

it('is asked anew where storage is forbidden, and nothing breaks', () => {
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

/** A jar as a page sees it: it gives names and values, and takes one cookie at a time. */
function jarOf(cookie: string) {
  const taken: string[] = [];
  return {
    taken,
    get cookie() {
      return cookie;
    },
    set cookie(text) {
      taken.push(text);
    },
  };
}

it('removes the cookies of analytics, as far up as they can have been set, and none of the shop’s', () => {
  const jar = jarOf('_ga=GA1.1.1; session=abc; _gat_UA-1=5; garden=6');
  forgetCookies(jar, 'www.hrast.ba');
  expect(jar.taken).toEqual([
    '_ga=; path=/; max-age=0',
    '_ga=; path=/; max-age=0; domain=www.hrast.ba',
    '_ga=; path=/; max-age=0; domain=hrast.ba',
    '_gat_UA-1=; path=/; max-age=0',
    '_gat_UA-1=; path=/; max-age=0; domain=www.hrast.ba',
    '_gat_UA-1=; path=/; max-age=0; domain=hrast.ba',
  ]);
});

it.each(['_ga', '_ga_X1', '_gid', '_gcl_au'])('takes %s for a cookie of analytics', (name) => {
  const jar = jarOf(`${name}=1`);
  forgetCookies(jar, 'localhost');
  expect(jar.taken).toEqual([`${name}=; path=/; max-age=0`]);
});
