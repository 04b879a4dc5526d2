import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serviceAnswering } from '#mocks/answers';
import { orderNumber } from '#mocks/testing';
import { fetchShipment, readShipmentLine } from './shipments';

const noAnswer = { name: 'RpcError', code: 'RPC_CLIENT_ERROR' };

describe('a shipment', () => {
  beforeEach(() => void vi.stubGlobal('location', new URL('https://shop.example/')));
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const lookUp = () => fetchShipment(orderNumber('104267'));

  it('is requested by order number, without credentials', async () => {
    const sent = serviceAnswering('{"status":"ok","data":["Spakovano"," Poslano "]}');
    await expect(lookUp()).resolves.toEqual(['Spakovano', 'Poslano']);
    const [url, init] = sent.mock.calls[0] ?? [];
    expect(url).toBe('https://shop.example:5000/api/deals/getShippmentStatus');
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit', body: '{"LeadID":"104267"}' });
  });

  it.each(['{"status":"ok","data":[]}', '{"status":"ok","data":null}', '{"status":"ok"}'])(
    'has no lines yet: %s',
    async (body) => {
      serviceAnswering(body);
      await expect(lookUp()).resolves.toEqual([]);
    },
  );

  it('leaves out a line that is not a text', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    serviceAnswering('{"status":"ok","data":["Spakovano",{"no":"text"}," "]}');
    await expect(lookUp()).resolves.toEqual(['Spakovano']);
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  });

  it('rejects when there is no such order', async () => {
    serviceAnswering('{"status":"error"}');
    await expect(lookUp()).rejects.toMatchObject({ name: 'RpcError', code: 'NOT_FOUND' });
  });

  it.each([
    ['no list', '{"status":"ok","data":"Spakovano"}', 200],
    ['HTML', '<h1>502</h1>', 200],
    ['HTTP 500', '{"status":"ok","data":[]}', 500],
  ])('rejects when the answer is %s', async (_what, body, status) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    serviceAnswering(body, status);
    await expect(lookUp()).rejects.toMatchObject(noAnswer);
  });

  it('rejects with the reason of an aborted signal', async () => {
    const reason = new Error('aborted');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const abortedLookUp = fetchShipment(orderNumber('1'), { signal: AbortSignal.abort(reason) });
    await expect(abortedLookUp).rejects.toBe(reason);
  });
});

it.each([
  ['14.11.2026 09:30 Paket spakovan', { moment: '14.11.2026 09:30', event: 'Paket spakovan' }],
  ['14.11.2026. Paket spakovan', { moment: '14.11.2026.', event: 'Paket spakovan' }],
  ['Paket spakovan 14.11.2026', { event: 'Paket spakovan 14.11.2026' }],
])('a line is read as date and event: %s', (line, parts) => {
  expect(readShipmentLine(line)).toEqual(parts);
});
