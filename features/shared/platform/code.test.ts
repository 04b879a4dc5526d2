import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CODE_TIMEOUT_MS, type Code, CodeError, codeQuery } from './code';

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

const RETRY_DELAY = 500;

const client = () => new QueryClient({ defaultOptions: { queries: { retryDelay: RETRY_DELAY } } });

describe('code', () => {
  let queryClient = client();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    queryClient = client();
  });
  afterEach(() => vi.restoreAllMocks());

  /** Loads the code until it has come or failed. */
  async function outcomeOf<T>(code: Code<T>) {
    const outcome = queryClient.fetchQuery(code).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(RETRY_DELAY);
    return outcome;
  }

  it('loads once for all', async () => {
    const load = vi.fn(async () => 'code');
    const code = codeQuery(load);
    expect(await Promise.all([outcomeOf(code), outcomeOf(code)])).toEqual(['code', 'code']);
    await vi.advanceTimersByTimeAsync(86_400_000);
    expect(await outcomeOf(code)).toBe('code');
    expect(load).toHaveBeenCalledOnce();
  });

  it('is not mistaken for other code', async () => {
    const loads = ['a', 'b'].map((name) => codeQuery(async () => name));
    expect(await Promise.all(loads.map(outcomeOf))).toEqual(['a', 'b']);
  });

  it('loads again by itself, once', async () => {
    const load = vi.fn(async () => 'code').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await outcomeOf(codeQuery(load))).toBe('code');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('fails with the fixed message, and loads when it is needed again', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    const load = vi
      .fn(async () => 'code')
      .mockRejectedValueOnce(cause)
      .mockRejectedValueOnce(cause);
    const code = codeQuery(load);
    const failure = await outcomeOf(code);
    expect(failure).toBeInstanceOf(CodeError);
    expect(failure).toMatchObject({ message: 'Loading chunk failed', cause });
    expect(console.error).toHaveBeenCalledWith(failure);
    expect(await outcomeOf(code)).toBe('code');
  });

  it('fails after 120 seconds, not before, and is not asked for twice', async () => {
    expect(CODE_TIMEOUT_MS).toBe(120_000);
    const load = vi.fn(() => new Promise(() => {}));
    const outcome = vi.fn();
    queryClient.fetchQuery(codeQuery(load)).catch(outcome);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(expect.any(CodeError));
    expect(load).toHaveBeenCalledOnce();
  });

  it('fetches its failed style sheets again before the code', async () => {
    const appended = pageWith({ href: '/here.css' }, { href: '/failed.css', hasFailed: true });
    const load = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('Unable to preload CSS'));
    const code = codeQuery(load);

    const first = outcomeOf(code);
    await vi.advanceTimersByTimeAsync(RETRY_DELAY);
    expect(appended.map(({ href }) => href)).toEqual(['/failed.css']);
    appended[0]?.onerror?.();
    expect(await first).toBeInstanceOf(CodeError);
    expect(load).toHaveBeenCalledOnce();

    const second = outcomeOf(code);
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledOnce();
    appended[1]?.onload?.();
    expect(await second).toBe('code');
    await outcomeOf(codeQuery(load));
    expect(appended).toHaveLength(2);
  });

  it('loads while a style sheet of other code has failed and is fetched again', async () => {
    const appended = pageWith({ href: '/gone.css', hasFailed: true });
    const failing = codeQuery(async () => Promise.reject(new Error('Unable to preload CSS')));
    const failure = outcomeOf(failing);
    await vi.advanceTimersByTimeAsync(RETRY_DELAY);
    appended[0]?.onerror?.();
    expect(await failure).toBeInstanceOf(CodeError);

    // The request gives no answer.
    expect(await outcomeOf(codeQuery(async () => 'other code'))).toBe('other code');
    expect(await outcomeOf(codeQuery(async () => 'more code'))).toBe('more code');
    expect(appended.map(({ href }) => href)).toEqual(['/gone.css', '/gone.css']);
    appended[1]?.onload?.();
  });
});
