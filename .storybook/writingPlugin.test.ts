import * as v from 'valibot';
import type { Plugin } from 'vite';
import { expect, it, vi } from 'vitest';
import { startServer } from './testServer';
import { writingPlugin } from './writingPlugin';

/** Requests come from this address. */
let from: string | undefined;
const network: Plugin = {
  name: 'network',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      const value = from ?? request.socket.localAddress;
      Object.defineProperty(request.socket, 'remoteAddress', { value, configurable: true });
      next();
    });
  },
};

const write = vi.fn(async () => 'a file');
const { send } = await startServer(() => [
  network,
  writingPlugin({ name: 'writing', path: '/writing', schema: v.string(), write }),
]);
const answerTo = async (text: string) => (await send('/writing', JSON.stringify(text))).json();

it('writes what this machine sends, and nothing of another one in the network', async () => {
  from = '192.168.1.7';
  expect(await answerTo('of a phone')).toEqual({ error: expect.stringContaining('Only the machine') });
  expect(write).not.toHaveBeenCalled();
  from = undefined;
  expect(await answerTo('own')).toEqual({ file: 'a file' });
  expect(write).toHaveBeenCalledExactlyOnceWith('own', expect.anything());
});
