import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTestDatabase } from '../../mocks/database/testing';

/** A place for data that a script may fill and break: a new folder, or where there is `DATABASE_URL` a new database there. */
export async function createPlace() {
  const folder = await mkdtemp(join(tmpdir(), 'backend-'));
  const server = process.env.DATABASE_URL;
  const database = server ? await createTestDatabase(server) : undefined;
  return {
    folder,
    url: database?.url,
    async remove() {
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Place = Awaited<ReturnType<typeof createPlace>>;

/** Starts the local backend as its own process. */
export async function startBackend({ folder, url: databaseUrl = '' }: Place) {
  const run = fileURLToPath(new URL('../../mocks/run.ts', import.meta.url));
  const server = spawn(process.execPath, ['--import', 'tsx', run, '--port', '0', '--data', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  const url = await new Promise<string>((resolve, reject) => {
    server.once('exit', () => reject(new Error('The backend ended before it listened.')));
    server.stdout.on('data', (chunk) => {
      const [found] = /http:\/\/localhost:\d+/.exec(String(chunk)) ?? [];
      if (found) resolve(found);
    });
  });
  return {
    url,
    pid: server.pid ?? 0,
    async stop(signal: 'SIGTERM' | 'SIGKILL') {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill(signal);
      await ended;
    },
  };
}

/** A shopper who keeps cookies, as a browser does. */
export function createShopper(url: () => string) {
  let cookie = '';
  const send = async (body: object) => {
    const response = await fetch(`${url()}/_rpc`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    const [own] = response.headers.getSetCookie();
    if (own) cookie = own.split(';')[0] ?? '';
    return response;
  };
  return {
    /** Resolves to the data of an answer. Throws where the answer is an error or none. */
    async call(method: string, params: object = {}, key?: string) {
      const response = await send({ action: 'call', method, params, meta: { country: 'BA', key } });
      if (!response.ok) throw new Error(`${method}: HTTP ${response.status}`);
      const { status, data } = await response.json();
      if (status !== 'ok') throw new Error(`${method}: ${data}`);
      return data;
    },
    async register(number: number) {
      const Email = `kupac-${number}@example.ba`;
      const names = { FirstName: 'Kupac', LastName: `Broj ${number}` };
      const PhoneNumber = `3876${String(number).padStart(7, '0')}`;
      await this.call('shopUsers.f.add', {
        Username: Email,
        Email,
        Password: 'lozinka-1',
        PhoneNumber,
        ...names,
      });
      await this.logIn(number);
    },
    logIn(number: number) {
      return this.call('auth.loginShop', { username: `kupac-${number}@example.ba`, password: 'lozinka-1' });
    },
    order(key: string) {
      const Articles = [
        { ID: 1, Quantity: 2 },
        { ID: 2, Quantity: 1 },
      ];
      return this.call(
        'shopOrders.add',
        { Articles, FirstName: 'Kupac', LastName: 'Novi', PhoneNumber: '38761222333' },
        key,
      );
    },
  };
}
