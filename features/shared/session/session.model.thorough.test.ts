import { environmentManager, QueryClient } from '@tanstack/react-query';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStorage, rpcAnswering } from '#mocks/testing';
import { RpcError } from '../protocol';
import { LOGIN_KEY } from './loginId';
import { CHECK_EVERY_MS, createSession, RETRY_AFTER_MS } from './session';

beforeEach(() => {
  vi.useFakeTimers();
  environmentManager.setIsServer(() => false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const people = ['adnan', 'edin'] as const;

type Person = (typeof people)[number];

/** The server that both tabs ask, by one cookie. */
interface Model {
  loggedIn: Person | undefined;
  isUp: boolean;
}

function openDevice(model: Model) {
  const rpc = rpcAnswering(async ({ method, params }) => {
    if (!model.isUp) throw new RpcError('RPC_CLIENT_ERROR');
    if (method === 'auth.loginShop') model.loggedIn = (params as { username: Person }).username;
    if (method === 'auth.logout') {
      model.loggedIn = undefined;
      return true;
    }
    if (!model.loggedIn) throw new RpcError('NOT_LOGGED_IN');
    return { UserInfo: { FirstName: model.loggedIn, Username: model.loggedIn } };
  });
  const clients = [new QueryClient(), new QueryClient()];
  const tabs = clients.map((client) => {
    client.mount();
    return createSession(client, rpc);
  });
  const stops = tabs.map((tab) => tab.start());
  const close = () => {
    for (const stop of stops) stop();
    for (const client of clients) {
      client.clear();
      client.unmount();
    }
  };
  const [here, there] = tabs;
  if (!here || !there) throw new Error('A device has two tabs');
  return { tabs: [here, there] as const, close };
}

type Device = ReturnType<typeof openDevice>;

/** What a tab shows: a person, nobody, or that it does not know. */
function shown(tab: Device['tabs'][number]): Person | 'nobody' | 'unknown' {
  const { isLoggedIn, userData } = tab.store.getState().userData;
  if (isLoggedIn === null) return 'unknown';
  const person = people.find((name) => name === userData?.username);
  expect(isLoggedIn).toBe(person !== undefined);
  return person ?? 'nobody';
}

/** A minute in which nobody does anything. */
const rest = () => vi.advanceTimersByTimeAsync(CHECK_EVERY_MS + RETRY_AFTER_MS);

const command = (
  name: string,
  run: (model: Model, device: Device) => unknown,
): fc.AsyncCommand<Model, Device> => ({
  check: () => true,
  async run(model, device) {
    await run(model, device);
    await vi.advanceTimersByTimeAsync(0);
  },
  toString: () => name,
});

/** The browser tells the tabs what one of them has stored. */
async function tellTabs() {
  window.dispatchEvent(Object.assign(new Event('storage'), { key: LOGIN_KEY }));
  await vi.advanceTimersByTimeAsync(0);
}

const tab = fc.constantFrom(0 as const, 1 as const);
const toRefusal = (error: unknown) => expect(error).toBeInstanceOf(RpcError);

const commands = [
  fc.tuple(tab, fc.constantFrom(...people)).map(([at, person]) =>
    command(`${person} logs in in tab ${at}`, async (model, { tabs }) => {
      await tabs[at].login({ username: person, password: 'x' }).catch(toRefusal);
      if (!model.isUp) return;
      await tellTabs();
      expect(tabs.map(shown)).toEqual([person, person]);
    }),
  ),
  tab.map((at) =>
    command(`logout in tab ${at}`, async (model, { tabs }) => {
      const before = shown(tabs[at]);
      await tabs[at].logout().catch(toRefusal);
      if (model.isUp) await tellTabs();
      if (model.isUp) expect(tabs.map(shown)).toEqual(['nobody', 'nobody']);
      else expect(shown(tabs[at])).toBe(before);
    }),
  ),
  fc.constant(
    command('the server ends the session', (model) => {
      model.loggedIn = undefined;
    }),
  ),
  fc.constantFrom(...people).map((person) =>
    command(`the cookie becomes that of ${person}`, (model) => {
      if (model.loggedIn) model.loggedIn = person;
    }),
  ),
  fc.boolean().map((isUp) =>
    command(isUp ? 'the server can be reached' : 'the server cannot be reached', (model) => {
      model.isUp = isUp;
    }),
  ),
  fc.constant(
    command('a minute passes', async (model, { tabs }) => {
      await rest();
      if (model.isUp) expectKnown(model, tabs);
      // Without an answer nobody is logged out, and nobody is taken for logged in.
      else expect(tabs.map(shown).filter((who) => who !== 'unknown' && who !== 'nobody')).toEqual([]);
    }),
  ),
  tab.map((at) =>
    command(`tab ${at} gets NOT_LOGGED_IN`, (model, { tabs }) => {
      if (model.loggedIn) return;
      tabs[at].expire(Date.now());
    }),
  ),
];

/** Both tabs show whom the server knows, and have the same id for them. */
function expectKnown({ loggedIn }: Model, tabs: Device['tabs']): void {
  expect(tabs.map(shown)).toEqual([loggedIn ?? 'nobody', loggedIn ?? 'nobody']);
  const [here, there] = tabs.map((one) => one.loginId());
  expect(here).toBe(there);
  expect(here !== undefined).toBe(loggedIn !== undefined);
}

it('two tabs show whom the server knows, after any logins, logouts and failures', () => {
  const holds = fc.asyncProperty(fc.commands(commands, { maxCommands: 15 }), async (sequence) => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    vi.stubGlobal('localStorage', createStorage());
    const model: Model = { loggedIn: undefined, isUp: true };
    const device = openDevice(model);
    try {
      await vi.advanceTimersByTimeAsync(0);
      await fc.asyncModelRun(() => ({ model, real: device }), sequence);
      model.isUp = true;
      await rest();
      // A tab that shows nobody asks again when it is told to, or when its window is looked at.
      await Promise.all(device.tabs.map((one) => one.check()));
      expectKnown(model, device.tabs);
    } finally {
      device.close();
    }
  });
  return fc.assert(holds, { numRuns: 200 });
}, 60_000);
