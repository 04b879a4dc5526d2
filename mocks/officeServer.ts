import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import * as v from 'valibot';
import { type Holder, officeAt } from './dataFolder';
import { CommandError } from './office';

/** Carries out a command of the office. Resolves to what to print. */
type Run = (words: readonly string[]) => Promise<string>;

const wordsSchema = v.array(v.string());

/**
 * Answers on a port of this machine, where other processes reach the one that has a data folder open. Commands are
 * refused before `open`.
 */
export async function startOffice() {
  const token = randomBytes(32).toString('hex');
  let run: Run = async () => {
    throw new CommandError(`Process ${process.pid} is still opening the data folder. Try again in a moment.`);
  };
  const app = new Hono();
  app.use(bearerAuth({ token }));
  app.get('/', (c) => c.body(null, 204));
  app.post('/', async (c) => c.text(await run(v.parse(wordsSchema, await c.req.json()))));
  app.onError((error, c) => c.text(error.message, error instanceof CommandError ? 400 : 503));
  const server = createServer(getRequestListener(app.fetch));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const bound = server.address();
  return {
    token,
    port: bound && typeof bound === 'object' ? bound.port : 0,
    open(answer: Run) {
      run = answer;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Has another process carry out a command. Resolves to what to print; throws a `CommandError`. */
export async function askOffice(
  { port, token }: Pick<Holder, 'port' | 'token'>,
  words: readonly string[],
): Promise<string> {
  const answer = await fetch(officeAt(port), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(words),
  }).catch(() => {
    throw new CommandError('The backend has stopped meanwhile. Try again.');
  });
  const text = await answer.text();
  if (!answer.ok) throw new CommandError(text);
  return text;
}
