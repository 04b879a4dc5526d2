import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { answers, ended, freePort, node, portState, start, stop } from './processes.mjs';

/** @type {import('node:http').Server[]} */
const servers = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/**
 * @param {number} status
 * @param {string} host
 */
async function listen(status, host) {
  const port = await freePort();
  const server = createServer((_request, response) => response.writeHead(status).end());
  servers.push(server);
  await once(server.listen(port, host), 'listening');
  return port;
}

const signal = new AbortController().signal;

it('calls a port free that nobody listens on', async () => {
  expect(await portState(await freePort())).toBe('free');
});

it.each(['127.0.0.1', '0.0.0.0'])('calls a port taken that somebody listens on at %s', async (host) => {
  expect(await portState(await listen(200, host))).toBe('taken');
});

it('waits for an answer without an error', async () => {
  const [good, bad, none] = [
    await listen(200, 'localhost'),
    await listen(500, 'localhost'),
    await freePort(),
  ];
  expect(await answers(`http://localhost:${good}`, { seconds: 5, signal })).toBe(true);
  expect(await answers(`http://localhost:${bad}`, { seconds: 0.5, signal })).toBe(false);
  expect(await answers(`http://localhost:${none}`, { seconds: 0.5, signal })).toBe(false);
});

it('says how a process ended', async () => {
  expect(await ended(start(node, ['-e', 'process.exit(3)']))).toEqual({ code: 3, how: 'exit code 3' });
  expect((await ended(start('no-such-program', []))).how).toContain('no-such-program');
});

it('stops a process with everything below it', async () => {
  const port = await freePort();
  const grandchild = `require('node:http').createServer((q, r) => r.end()).listen(${port}, 'localhost')`;
  const child = start(node, [
    '-e',
    `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}]); setInterval(() => {}, 1000)`,
  ]);
  expect(await answers(`http://localhost:${port}`, { seconds: 10, signal })).toBe(true);
  await stop(child);
  await expect.poll(() => portState(port)).toBe('free');
});
