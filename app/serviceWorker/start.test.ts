import { afterEach, expect, it, vi } from 'vitest';
import { startServiceWorker } from './start';

afterEach(() => vi.unstubAllGlobals());

const broken = () => Promise.reject(new TypeError('ServiceWorker script evaluation failed'));

/** Starts a worker whose script the host answers so. Says whether an earlier one was removed. */
async function isRemoved({
  update,
  answer,
}: {
  update?: () => Promise<never>;
  answer: () => Promise<Response>;
}) {
  const unregister = vi.fn(async () => true);
  const registration = { update: update ?? (async () => undefined), unregister };
  const head = vi.fn((_url: string, _init: RequestInit) => answer());
  vi.stubGlobal('fetch', head);
  await startServiceWorker({
    register: async () => registration,
    getRegistration: async () => registration,
  } as unknown as ServiceWorkerContainer);
  for (const call of head.mock.calls)
    expect(call).toEqual(['./sw.js', { method: 'HEAD', cache: 'no-store' }]);
  return unregister.mock.calls.length > 0;
}

it.each<[string, Parameters<typeof isRemoved>[0], boolean]>([
  ['starts stays', { answer: async () => new Response() }, false],
  ['throws is removed', { update: broken, answer: async () => new Response() }, true],
  ['is gone is removed', { update: broken, answer: async () => new Response(null, { status: 404 }) }, true],
  ['cannot be asked for without a network stays', { update: broken, answer: broken }, false],
  [
    'a failing host does not answer stays',
    { update: broken, answer: async () => new Response(null, { status: 503 }) },
    false,
  ],
])('a worker that %s', async (_what, situation, removed) => {
  expect(await isRemoved(situation)).toBe(removed);
});
