import { expect, onTestFinished, test, vi } from 'vitest';
import { startTestServer } from '../serverTesting';
import { checkBackend } from './checkBackend';
import { formatReport } from './report';

const check = (address: string, write: boolean) =>
  // A busy machine is slow.
  checkBackend({ address, origin: 'http://localhost', country: 'HR', write, slowMs: 30_000 });

test('the local backend keeps the contract; without --write nothing is sent that writes', async () => {
  const calls: string[] = [];
  const { url } = await startTestServer({ onRequest: ({ method }) => void calls.push(method) });
  const reading = await check(url, false);
  expect(reading.findings).toEqual([]);
  expect(calls).toContain('offers.f.getSlog');
  expect(calls.filter((name) => /add|edit|change|reset|generate|upload|Join|Subscriber/i.test(name))).toEqual(
    [],
  );
  const writing = await check(url, true);
  expect(writing.findings).toEqual([]);
  expect(writing.tried).toBeGreaterThan(reading.tried + 10);
  expect(writing.untried.every(({ what }) => what.includes('only its owner has'))).toBe(true);
});

test('a backend that makes an order for every try is found out, and so is one that answers otherwise', async () => {
  const { url } = await startTestServer();
  const send = fetch;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const { body } = init ?? {};
    const response = await send(
      address,
      typeof body === 'string' ? { ...init, body: body.replace('"key"', '"try"') } : init,
    );
    if (typeof body !== 'string' || !body.includes('"offers.f.getAll"')) return response;
    return new Response((await response.text()).replaceAll('"Name":', '"Title":'), response);
  });
  onTestFinished(() => spy.mockRestore());
  const { findings } = await check(url, true);
  expect(findings).toContainEqual(
    expect.objectContaining({ call: 'shopOrders.add', what: 'makes a second order for a known key' }),
  );
  expect(findings).toContainEqual({
    call: 'offers.f.getAll',
    what: expect.stringMatching(/^answers what the shop cannot read: Offer left out, malformed: Name/),
  });
});

test('a backend that is down is said to be, with how the shop behaves then', async () => {
  const { url, close } = await startTestServer();
  await close();
  expect(formatReport(await check(url, false))).toMatch(
    /offers\.f\.getAll: got no answer.* \| Lists show an error with a retry/,
  );
});
