import { afterEach, describe, expect, it, vi } from 'vitest';
import { reloadForNewRelease } from './release';

afterEach(() => vi.unstubAllGlobals());

const script = 'https://hrast.ba/assets/index-old.js';

interface Situation {
  answer?: () => Promise<Response>;
  hash?: string;
  fields?: { value: string; defaultValue: string }[];
  storage?: Partial<Storage>;
}

const gone = async () => new Response(null, { status: 404 });

function arrange({ answer = gone, hash = '#/most-popular', fields = [], storage }: Situation) {
  const reload = vi.fn();
  const fetchScript = vi.fn((_url: string, _init: RequestInit) => answer());
  const kept = new Map<string, string>();
  vi.stubGlobal('location', { hash, reload });
  vi.stubGlobal('fetch', fetchScript);
  vi.stubGlobal('document', { querySelectorAll: () => fields });
  vi.stubGlobal(
    'sessionStorage',
    storage ?? {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  );
  return { reload, fetchScript };
}

describe('a new release', () => {
  it('reloads the page once', async () => {
    const { reload, fetchScript } = arrange({});
    await reloadForNewRelease(script);
    await reloadForNewRelease(script);
    expect(reload).toHaveBeenCalledOnce();
    expect(fetchScript.mock.calls[0]).toEqual([script, { method: 'HEAD', cache: 'no-store' }]);
  });

  it('reloads the page again for the next release', async () => {
    const { reload } = arrange({});
    await reloadForNewRelease(script);
    await reloadForNewRelease('https://hrast.ba/assets/index-new.js');
    expect(reload).toHaveBeenCalledTimes(2);
  });

  const forbidden = () => {
    throw new Error('SecurityError');
  };

  it.each<[string, Situation]>([
    ['the release is the same', { answer: async () => new Response() }],
    ['the answer is another page', { answer: async () => new Response('<h1>Log in to the network</h1>') }],
    ['the server fails', { answer: async () => new Response(null, { status: 503 }) }],
    ['there is no network', { answer: () => Promise.reject(new TypeError('Failed to fetch')) }],
    ['the checkout is open', { hash: '#/checkout' }],
    ['a form has input', { fields: [{ value: 'Dobro', defaultValue: '' }] }],
    ['storage is forbidden', { storage: { getItem: forbidden, setItem: forbidden } }],
    ['storage is full', { storage: { getItem: () => null, setItem: forbidden } }],
  ])('does not reload when %s', async (_when, situation) => {
    const { reload } = arrange(situation);
    await reloadForNewRelease(script);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each(['#/checkout/104512', '#/login'])('reloads %s too', async (hash) => {
    const { reload } = arrange({ hash });
    await reloadForNewRelease(script);
    expect(reload).toHaveBeenCalledOnce();
  });
});
