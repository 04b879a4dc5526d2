import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHUNK_TIMEOUT, ChunkError, createChunk } from './chunk';
import { reloadForNewRelease } from './release';

/** A page with style sheets; reading one that failed to load throws. */
function pageWith(...sheets: { href: string; hasFailed?: boolean }[]) {
  const appended: { href?: string; onload?: () => void; onerror?: () => void; remove?: () => void }[] = [];
  const cssRules = (hasFailed = false) => {
    if (hasFailed) throw new Error('SecurityError');
    return [{}];
  };
  vi.stubGlobal('document', {
    querySelectorAll: () =>
      sheets.map(({ href, hasFailed }) => ({
        href,
        sheet: {
          get cssRules() {
            return cssRules(hasFailed);
          },
        },
      })),
    createElement: () => ({ remove: () => undefined }),
    head: { append: (link: object) => appended.push(link) },
  });
  return appended;
}

beforeEach(() => void pageWith());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a chunk', () => {
  it('is fetched once for all callers', async () => {
    const load = vi.fn(async () => 'code');
    const chunk = createChunk(load);
    expect(chunk.code).toBeUndefined();
    expect(await Promise.all([chunk.load(), chunk.load()])).toEqual(['code', 'code']);
    await chunk.load();
    expect(load).toHaveBeenCalledOnce();
    expect(chunk.code).toBe('code');
  });

  it('rejects with the fixed message when it fails, and is fetched again on the next call', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    const load = vi.fn(async () => 'code').mockRejectedValueOnce(cause);
    const chunk = createChunk(load);
    const failure = await chunk.load().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ChunkError);
    expect(failure).toMatchObject({ message: 'Loading chunk failed', cause });
    expect(chunk.code).toBeUndefined();
    expect(await chunk.load()).toBe('code');
  });

  it('fails after 120 seconds, not before', async () => {
    vi.useFakeTimers();
    expect(CHUNK_TIMEOUT).toBe(120_000);
    const outcome = vi.fn();
    createChunk(() => new Promise(() => {}))
      .load()
      .catch(outcome);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(expect.any(ChunkError));
  });

  it('leaves no timer running once it has loaded', async () => {
    vi.useFakeTimers();
    await createChunk(async () => 'code').load();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ignores the failure of a prefetch', async () => {
    const load = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('offline'));
    const chunk = createChunk(load);
    chunk.prefetch();
    await vi.waitFor(async () => expect(await chunk.load()).toBe('code'));
  });

  it('is not prefetched for a visitor who saves data, and loads when it is needed', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    const load = vi.fn(async () => 'code');
    const chunk = createChunk(load);
    chunk.prefetch();
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    expect(await chunk.load()).toBe('code');
  });

  it('fetches its failed style sheets again before the code', async () => {
    const appended = pageWith({ href: '/here.css' }, { href: '/failed.css', hasFailed: true });
    const load = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('Unable to preload CSS'));
    const chunk = createChunk(load);
    await expect(chunk.load()).rejects.toThrow(ChunkError);

    const second = chunk.load();
    expect(appended.map(({ href }) => href)).toEqual(['/failed.css']);
    appended[0]?.onerror?.();
    await expect(second).rejects.toThrow(ChunkError);
    expect(load).toHaveBeenCalledOnce();

    const third = chunk.load();
    expect(load).toHaveBeenCalledOnce();
    appended[1]?.onload?.();
    expect(await third).toBe('code');
    await createChunk(load).load();
    expect(appended).toHaveLength(2);
  });
});

describe('a new release', () => {
  const page = (entry: string) =>
    `<!doctype html><body><script>firstScreenBoot.boot({"entry":"${entry}"})</script></body>`;

  interface Situation {
    here?: string;
    answer?: () => Promise<Response>;
    hash?: string;
    fields?: { value: string; defaultValue: string }[];
    storage?: Partial<Storage>;
  }

  function arrange({
    here = './assets/index-old.js',
    answer = async () => new Response(page('./assets/index-new.js')),
    hash = '#/most-popular',
    fields = [],
    storage,
  }: Situation) {
    const reload = vi.fn();
    const fetchPage = vi.fn((_url: string, _init: RequestInit) => answer());
    const kept = new Map<string, string>();
    vi.stubGlobal('location', { pathname: '/shop/', hash, reload });
    vi.stubGlobal('fetch', fetchPage);
    vi.stubGlobal('document', {
      querySelector: () => ({ getAttribute: () => here }),
      querySelectorAll: () => fields,
    });
    vi.stubGlobal(
      'sessionStorage',
      storage ?? {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
      },
    );
    return { reload, fetchPage };
  }

  it('reloads the page once', async () => {
    const { reload, fetchPage } = arrange({});
    await reloadForNewRelease();
    await reloadForNewRelease();
    expect(reload).toHaveBeenCalledOnce();
    expect(fetchPage.mock.calls[0]).toEqual(['/shop/', { cache: 'no-store' }]);
  });

  it('reloads the page again for the next release', async () => {
    let entry = './assets/index-new.js';
    const { reload } = arrange({ answer: async () => new Response(page(entry)) });
    await reloadForNewRelease();
    entry = './assets/index-newer.js';
    await reloadForNewRelease();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  const forbidden = () => {
    throw new Error('SecurityError');
  };

  it.each<[string, Situation]>([
    ['the release is the same', { here: './assets/index-new.js' }],
    ['the answer is another page', { answer: async () => new Response('<h1>Log in to the network</h1>') }],
    ['there is no network', { answer: () => Promise.reject(new TypeError('Failed to fetch')) }],
    ['the checkout is open', { hash: '#/checkout' }],
    ['a form has input', { fields: [{ value: 'Dobro', defaultValue: '' }] }],
    ['storage is forbidden', { storage: { getItem: forbidden, setItem: forbidden } }],
    ['storage is full', { storage: { getItem: () => null, setItem: forbidden } }],
  ])('does not reload when %s', async (_when, situation) => {
    const { reload } = arrange(situation);
    await reloadForNewRelease();
    expect(reload).not.toHaveBeenCalled();
  });

  it.each(['#/checkout/104512', '#/login'])('reloads %s too', async (hash) => {
    const { reload } = arrange({ hash });
    await reloadForNewRelease();
    expect(reload).toHaveBeenCalledOnce();
  });
});
