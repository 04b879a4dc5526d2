import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { handlers, jarCookies } from '#mocks/backend';
import { fixtures } from '#mocks/fixtures';
import { createMockBackend, type MockBackendOptions } from '#mocks/mockBackend';
import type { ScenarioName } from '#mocks/scenarios';
import { recordCalls } from './calls';
import type { Moment } from './moment';
import { fileOf, sourceOf } from './momentFile';
import { momentOf, type Page } from './momentOf';

const backend = 'http://backend.test';

interface SentCall {
  method: string;
  params?: object | undefined;
  args?: object | undefined;
}

/** A page of the Croatian shop before a mock backend. */
function openPage(options: MockBackendOptions = {}) {
  const handler = createMockBackend({ country: 'HR', cookies: jarCookies(), ...options });
  const { fetch, exchanges } = recordCalls(async (input, init) => {
    const aborted = new Promise<never>((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
    const response = await Promise.race([handler(new Request(input, init)), aborted]);
    // As the browser's own does.
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  });
  return {
    exchanges,
    async call({ method, params, args }: SentCall, init?: RequestInit) {
      const isService = method.startsWith('/');
      const sent = isService
        ? params
        : { action: 'call', method, params, args, meta: { id: 1, country: 'HR' } };
      const url = isService ? `${backend}${method}` : `${backend}/_rpc`;
      const post = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sent),
      };
      const response = await fetch(url, { ...(sent && post), ...init });
      return response.ok ? response.json() : undefined;
    },
    save: (page: Partial<Page> = {}) =>
      momentOf({
        at: new Date(2026, 10, 26, 14, 5),
        country: 'HR',
        address: '/',
        cart: [],
        isLoggedIn: false,
        backend,
        exchanges: [...exchanges.values()],
        ...page,
      }),
  };
}

const offersCall = { method: 'offers.f.getAll', args: { includeReviews: true } };
const offerCall = { method: 'offers.f.getSlog', params: { Slog: 'libido' } };

describe('what a person has typed', () => {
  const SECRET = 'tajna';

  /** The same with another text in place of each. */
  const asTyped = (sent: object | undefined): object | undefined =>
    sent && JSON.parse(JSON.stringify(sent), (_, value) => (typeof value === 'string' ? SECRET : value));

  const cases = Object.entries(handlers).flatMap(([name, { examples }]) =>
    examples.flatMap((example) => [
      { name, example, what: 'as in the example' },
      {
        name,
        example: { ...example, params: asTyped(example.params), args: asTyped(example.args) },
        what: 'changed',
      },
    ]),
  );
  const sentBy = async ({ example }: (typeof cases)[number]) => {
    const page = openPage(example.caller ? { scenarios: ['session.member'] } : {});
    if (example.after) await page.call(example.after);
    await page.call(example);
    // Not what the mock backend answers.
    const exchanges = [...page.exchanges.values()].map(({ outcome, ...exchange }) => ({
      ...exchange,
      outcome: typeof outcome === 'string' ? outcome : { body: { ...outcome.body, isOther: true } },
    }));
    return page.save({ exchanges });
  };

  it('is written of no form: only these calls are told by what is sent with them', async () => {
    const told = new Set<string>();
    for (const one of cases) {
      const { shop } = await sentBy(one);
      if (shop.answers.some(({ sent }) => sent !== undefined)) told.add(one.name);
      if (!['offers', 'offer', 'reviews', 'shipments'].includes(one.name))
        expect(JSON.stringify(shop), one.name).not.toContain(SECRET);
    }
    expect([...told].sort()).toEqual(['offer', 'offers', 'reviews', 'shipments']);
  });
});

describe('what the backend knows of a person', () => {
  const person = {
    Username: 'zdravka@tajna.test',
    Email: 'zdravka@tajna.test',
    PhoneNumber: '385912345987',
    FirstName: 'Zdravka',
    LastName: 'Tajnović',
  };
  const own = /zdravka|tajn|912345987/i;
  const order = {
    Articles: [{ ID: 1, Quantity: 2 }],
    FirstName: 'Zdravka',
    LastName: 'Tajnović',
    PhoneNumber: '385912345987',
  };

  it('is not in a moment after registration, login, order, profile and review', async () => {
    const page = openPage();
    await page.call({ method: 'auth.checkLogin' });
    await page.call({ method: 'shopUsers.f.add', params: { ...person, Password: 'tajna-lozinka' } });
    await page.call({ method: 'shopUsers.f.add', params: { ...person, Password: 'tajna-lozinka' } });
    await page.call({
      method: 'auth.loginShop',
      params: { username: person.Email, password: 'tajna-lozinka' },
    });
    await page.call({ method: 'auth.checkLogin' });
    await page.call({ method: 'shopOrders.add', params: order });
    await page.call({ method: 'shopUsers.f.edit', params: { FirstName: 'Zdravka Ana' } });
    await page.call({
      method: 'shopReviews.add',
      params: { OfferID: 1, Rating: 5, ReviewHead: 'Zdravka', Review: 'Tajno', Attachments: [] },
    });
    const [{ LeadID }] = (await page.call({ method: 'shopOrders.f.getAll' })).data;
    await page.call({ method: '/api/deals/getShippmentStatus', params: { LeadID } });
    const moment = await page.save({ isLoggedIn: true, address: '/account' });
    expect(await sourceOf(moment)).not.toMatch(own);
    expect(moment.shop.scenarios).toEqual(['session.member']);
    // The second registration was refused; the order is not one of the fixtures.
    expect(moment.shop.answers).toEqual([
      { on: 'shopUsers.f.add', body: { status: 'error', data: 'USERNAME_EXISTS' } },
      { on: 'shopOrders.f.getAll', body: { status: 'ok', data: [expect.objectContaining({ LeadID })] } },
      { on: '/api/deals/getShippmentStatus', sent: { LeadID }, body: { status: 'ok', data: [] } },
    ]);
  });

  it('is replaced in other people’s reviews', async () => {
    const page = openPage({ scenarios: ['markup'] });
    await page.call({ method: 'shopReviews.getAll', params: { OfferID: 1 } });
    const { shop } = await page.save();
    const { FirstName, LastName } = fixtures.HR.member.UserInfo;
    expect(shop.answers).toEqual([expect.objectContaining({ on: 'shopReviews.getAll' })]);
    const authors = JSON.stringify(shop.answers).match(/"_User":\{.*?\}/g);
    expect(new Set(authors)).toEqual(new Set([`"_User":${JSON.stringify({ FirstName, LastName })}`]));
  });
});

describe('answers', () => {
  it('of the mock backend itself are left out', async () => {
    const page = openPage();
    await page.call(offersCall);
    await page.call(offerCall);
    await page.call({ method: '/geo' });
    expect((await page.save()).shop).toMatchObject({ scenarios: [], answers: [] });
  });

  it('are given again to the same calls, with the workspace’s pictures', async () => {
    const page = openPage({ scenarios: ['offers.large', 'offer.longWords'] });
    const [list, offer] = [await page.call(offersCall), await page.call(offerCall)];
    const { shop } = await page.save();
    expect(JSON.stringify(shop)).toContain('"images/');
    expect(JSON.stringify(shop)).not.toContain(backend);
    const again = openPage({ answers: shop.answers as MockBackendOptions['answers'] });
    const local = (answer: unknown) =>
      JSON.parse(JSON.stringify(answer).replaceAll(`${backend}/images`, 'images'));
    expect(await again.call(offersCall)).toEqual(local(list));
    expect(await again.call(offerCall)).toEqual(local(offer));
    const other = { ...offerCall, params: { Slog: 'alpha-potent' } };
    expect(await again.call(other)).toEqual(await openPage().call(other));
  });

  it.each([
    ['offers.fails', 'offers.fails'],
    ['offers.unreachable', 'offers.unreachable'],
    ['offers.pending', 'offers.pending'],
    ['network.fails', 'offers.fails'],
  ] as const)('that do not come are a scenario: %s', async (scenario, saved) => {
    const page = openPage({ scenarios: [scenario satisfies ScenarioName] });
    void page.call(offersCall).catch(() => {});
    await vi.waitFor(
      async () => expect((await page.save()).shop).toMatchObject({ scenarios: [saved], answers: [] }),
      20_000,
    );
  });

  it('stay while they are asked for again, and calls that were taken back are forgotten', async () => {
    const page = openPage({ scenarios: ['offers.pendingLater', 'offer.pending'] });
    await page.call(offersCall);
    void page.call(offersCall).catch(() => {});
    const left = new AbortController();
    const request = page.call(offerCall, { signal: left.signal });
    left.abort();
    await Promise.race([request, new Promise((resolve) => setTimeout(resolve, 50))]).catch(() => {});
    expect((await page.save()).shop.scenarios).toEqual([]);
  });
});

describe('the story of a moment', () => {
  it.each([
    ['/', 'Home, HR, 26 Nov 14.05'],
    ['/most-popular?sort=price-desc', 'Most popular, HR, 26 Nov 14.05'],
    ['/offers/alpha-potent', 'Offer alpha-potent, HR, 26 Nov 14.05'],
    ['/shop/x%2Fy', 'Shop xy, HR, 26 Nov 14.05'],
    ['/nowhere', 'Not found, HR, 26 Nov 14.05'],
  ])('%s is called %s', async (address, name) => {
    expect((await openPage().save({ address })).name).toBe(name);
  });

  it('compiles, and is formatted', { timeout: 120_000 }, async () => {
    const page = openPage({ scenarios: ['offers.diacritics', 'reviews.fails'] });
    await page.call(offersCall);
    await page.call({ method: 'shopReviews.getAll', params: { OfferID: 1 } });
    await page.call({ method: 'auth.loginShop', params: { username: 'x', password: 'y' } });
    const moment: Moment = await page.save({ address: '/offers/libido', overlay: 'cart', isLoggedIn: true });
    const source = await sourceOf(moment);
    // In the project, whose imports it has, and where neither Git nor the linters look.
    mkdirSync('test-results', { recursive: true });
    const folder = mkdtempSync('test-results/moment-');
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, fileOf(moment.name)), source);
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: '../../tsconfig.json', include: ['.', '../../.storybook/**/*.d.ts'] }),
    );
    const bin = join('node_modules', 'typescript', 'bin', 'tsc');
    const { stdout } = spawnSync(process.execPath, [bin, '-p', folder], { encoding: 'utf8' });
    expect(stdout).toBe('');
    expect(source).toContain(`title: 'Moments/${moment.name}'`);
  });
});
