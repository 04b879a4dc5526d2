import { onTestFinished } from 'vitest';
import { type ServerOptions, startServer } from './server';

/** The local backend on a free port, until the test ends. */
export async function startTestServer(options: ServerOptions = {}) {
  const server = await startServer({ port: 0, log: () => {}, ...options });
  onTestFinished(server.close);
  return server;
}

export const json = { 'content-type': 'application/json' };

export const post = (url: string, body: BodyInit, headers: Record<string, string> = json) =>
  fetch(`${url}/_rpc`, { method: 'POST', headers, body });

/** A call as a shop sends it, perhaps with more headers. */
export const postCall = (url: string, method: string, params = {}, headers = {}) =>
  post(url, JSON.stringify({ action: 'call', method, params }), { ...json, ...headers });
