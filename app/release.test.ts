import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Compiles the shop before the first test, which would otherwise wait for it.
import './release';

let release: typeof import('./release');
let platform: typeof import('#features/shared/platform');

// What was typed stays for the visit.
beforeEach(async () => {
  vi.resetModules();
  release = await import('./release');
  platform = await import('#features/shared/platform');
});
afterEach(() => vi.unstubAllGlobals());

const script = 'https://hrast.ba/assets/index-old.js';

interface Situation {
  answer?: () => Promise<Response>;
  hash?: string;
  storage?: Partial<Storage>;
}

const gone = async () => new Response(null, { status: 404 });

function arrange({ answer = gone, hash = '#/most-popular', storage }: Situation) {
  const reload = vi.fn();
  const fetchScript = vi.fn((_url: string, _init: RequestInit) => answer());
  const kept = new Map<string, string>();
  vi.stubGlobal('location', { hash, reload });
  vi.stubGlobal('fetch', fetchScript);
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
    await release.reloadForNewRelease(script);
    await release.reloadForNewRelease(script);
    expect(reload).toHaveBeenCalledOnce();
    expect(fetchScript.mock.calls[0]).toEqual([script, { method: 'HEAD', cache: 'no-store' }]);
  });

  it('reloads the page again for the next release', async () => {
    const { reload } = arrange({});
    await release.reloadForNewRelease(script);
    await release.reloadForNewRelease('https://hrast.ba/assets/index-new.js');
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
    ['the checkout is open, with a slash at the end', { hash: '#/checkout/' }],
    ['storage is forbidden', { storage: { getItem: forbidden, setItem: forbidden } }],
    ['storage is full', { storage: { getItem: () => null, setItem: forbidden } }],
  ])('does not reload when %s', async (_when, situation) => {
    const { reload } = arrange(situation);
    await release.reloadForNewRelease(script);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each(['#/checkout/104512', '#/login'])('reloads %s too', async (hash) => {
    const { reload } = arrange({ hash });
    await release.reloadForNewRelease(script);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads where the server answers 403 for a file that is gone', async () => {
    const { reload } = arrange({ answer: async () => new Response(null, { status: 403 }) });
    await release.reloadForNewRelease(script);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not reload after something was typed, on whichever page, but after a search', async () => {
    class Input {
      constructor(readonly type: string) {}
    }
    vi.stubGlobal('HTMLInputElement', Input);
    const typeInto = (type: string) =>
      platform.noteInput({ target: new Input(type) as unknown as EventTarget });
    const { reload } = arrange({ hash: '#/odustajanje' });
    typeInto('search');
    await release.reloadForNewRelease(script);
    expect(reload).toHaveBeenCalledOnce();
    typeInto('text');
    vi.stubGlobal('location', { hash: '#/uslovi', reload });
    await release.reloadForNewRelease('https://hrast.ba/assets/index-newest.js');
    expect(reload).toHaveBeenCalledOnce();
  });
});
