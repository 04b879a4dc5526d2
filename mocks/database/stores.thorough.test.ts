import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMemoryStore, type Store } from '../backend';
import { catalogue, fixtures } from '../fixtures';
import { createSqlStore, type DatabasePlace, openDatabase, seed } from '.';
import { createTestDatabase } from './testing';

interface Opened {
  store: Store;
  other: Store;
  close: () => Promise<void>;
}

async function openSql(place: DatabasePlace): Promise<Opened> {
  const database = await openDatabase(place);
  // Twice: the fixtures are inserted once.
  await seed(database);
  await seed(database);
  return {
    store: createSqlStore(database, 'BA'),
    other: createSqlStore(database, 'RS'),
    close: database.close,
  };
}

async function openServer(serverUrl: string): Promise<Opened> {
  const { url, drop } = await createTestDatabase(serverUrl);
  const opened = await openSql({ url });
  return { ...opened, close: () => opened.close().then(drop) };
}

const serverUrl = process.env.DATABASE_URL;

/** A PostgreSQL server takes part where there is one. */
const engines: Record<string, () => Promise<Opened>> = {
  memory: async () => ({
    store: createMemoryStore(fixtures.BA, catalogue),
    other: createMemoryStore(fixtures.RS, catalogue),
    close: async () => {},
  }),
  PGlite: () => openSql({ memory: true }),
  ...(serverUrl && { PostgreSQL: () => openServer(serverUrl) }),
};

const { member } = fixtures.BA;
const now = new Date('2030-05-04T10:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

let people = 0;
const newProfile = () => {
  people += 1;
  return {
    Username: `Osoba${people}@example.ba`,
    Email: `Osoba${people}@example.ba`,
    PhoneNumber: `3876000000${people}`,
    FirstName: 'Nova',
    LastName: 'Osoba',
  };
};

describe.each(Object.entries(engines))('the store in %s', (_name, open) => {
  let opened: Opened;
  let store: Store;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
  }, 120_000);
  afterAll(() => opened.close());

  const addUser = () => store.users.add(newProfile(), 'lozinka-1');
  const orderOf = (userId: string, key?: string) => ({
    userId,
    Articles: [
      { ID: '2', Quantity: 3 },
      { ID: '1', Quantity: 1 },
    ],
    Status: 'U pripremi',
    createdAt: now.toISOString(),
    recipient: { FirstName: 'Nova', LastName: 'Osoba', PhoneNumber: '38760111222' },
    key,
  });
  const ids = (orders: { ID: unknown }[]) => orders.map(({ ID }) => Number(ID));

  test('begins with the fixtures of its country', async () => {
    const offers = await store.offers.all();
    expect(offers.map(({ Name }) => Name)).toEqual(Object.values(fixtures.BA.offers).map(({ Name }) => Name));
    expect(await store.reviews.ofOffer(1)).toHaveLength(fixtures.BA.reviews['alpha-potent'].length);
    const user = await store.users.findBy('Email', member.UserInfo.Email.toUpperCase());
    expect(user).toMatchObject(member.UserInfo);
    expect(ids(await store.orders.ofUser(user?.id ?? ''))).toEqual(ids(member.Orders));
    expect(await opened.other.users.findBy('Email', member.UserInfo.Email)).toBeUndefined();
    for (const [leadId, lines] of Object.entries(fixtures.BA.shipments))
      expect(await store.shipments.lines(leadId)).toEqual(lines);
    for (const unknown of ['', 'x', '99999999999999'])
      expect(await store.shipments.lines(unknown)).toBeUndefined();
  });

  test.each(['Username', 'Email', 'PhoneNumber'] as const)('a user has a %s of their own', async (field) => {
    const [one, other] = [newProfile(), newProfile()];
    const id = await store.users.add(one, 'lozinka-1');
    const taken = { [field]: one[field].toLowerCase() };
    expect(await store.users.findBy(field, one[field].toUpperCase())).toEqual({ id, ...one });
    await expect(store.users.add({ ...other, ...taken }, 'lozinka-1')).rejects.toMatchObject({ field });
    const otherId = await store.users.add(other, 'lozinka-1');
    await expect(store.users.update(otherId, taken)).rejects.toMatchObject({ field });
    await store.users.update(id, { ...taken, FirstName: 'Druga' });
    expect(await store.users.find(id)).toEqual({ id, ...one, ...taken, FirstName: 'Druga' });
  });

  test('users that are added at the same moment are one', async () => {
    const profile = newProfile();
    const added = await Promise.allSettled(
      Array.from({ length: 10 }, () => store.users.add(profile, 'lozinka-1')),
    );
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('a new password ends the sessions of its user only', async () => {
    const [id, otherId] = [await addUser(), await addUser()];
    for (const user of [id, otherId]) await store.sessions.open(`of ${user}`, user, later(1));
    await store.users.setPassword(id, 'lozinka-2');
    expect(await store.users.hasPassword(id, 'lozinka-1')).toBe(false);
    expect(await store.users.hasPassword(id, 'lozinka-2')).toBe(true);
    expect(await store.users.hasPassword(undefined, 'lozinka-2')).toBe(false);
    expect(await store.sessions.userIdOf(`of ${id}`, now)).toBeUndefined();
    expect(await store.sessions.userIdOf(`of ${otherId}`, now)).toBe(otherId);
  });

  test('a session lasts until it is closed or its time is over', async () => {
    const id = await addUser();
    await store.sessions.open('first', id, later(10));
    expect(await store.sessions.userIdOf('first', later(9))).toBe(id);
    expect(await store.sessions.userIdOf('first', later(10))).toBeUndefined();
    await store.sessions.close('first');
    expect(await store.sessions.userIdOf('first', now)).toBeUndefined();
  });

  test('attempts are counted up to a limit, at the same moment too, until an hour after the last', async () => {
    const add = (minutes = 0) => store.attempts.add('at once', later(minutes), 5);
    const counts = await Promise.all(Array.from({ length: 8 }, () => add()));
    expect(counts.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 5, 5]);
    expect(await opened.other.attempts.add('at once', now, 5)).toBe(0);
    await store.attempts.takeBack('at once');
    expect([await add(30), await add(90), await add(91)]).toEqual([4, 5, 0]);
    await store.attempts.forget('at once');
    expect(await add(91)).toBe(0);
  });

  test('a reset code can be used once, in its time, until a new one or five tries', async () => {
    const id = await addUser();
    const set = (code: string) => store.resetCodes.set(id, code, later(15));
    const redeem = (code: string, at = now) => store.resetCodes.redeem(id, code, at);
    await set('111111');
    expect(await redeem('111111', later(15))).toBe(false);
    await set('222222');
    expect(await redeem('111111')).toBe(false);
    expect((await Promise.all(Array.from({ length: 3 }, () => redeem('222222')))).filter(Boolean)).toEqual([
      true,
    ]);
    await set('333333');
    await Promise.all(Array.from({ length: 5 }, () => redeem('000000')));
    expect(await redeem('333333')).toBe(false);
  });

  test('orders are kept with their articles, newest first, each with the next numbers', async () => {
    const id = await addUser();
    const first = await store.orders.add(orderOf(id));
    const second = await store.orders.add({ ...orderOf(id), createdAt: later(1).toISOString() });
    const orders = await store.orders.ofUser(id);
    expect(ids(orders)).toEqual([Number(second), Number(first)]);
    expect(orders[1]).toMatchObject({ Status: 'U pripremi', Articles: orderOf(id).Articles });
    const newest = Math.max(...member.Orders.map(({ LeadID }) => Number(LeadID)));
    for (const { LeadID } of orders) expect(Number(LeadID)).toBeGreaterThan(newest);
  });

  test('orders with one key are one order, 50 at the same moment too', async () => {
    const [id, otherId] = [await addUser(), await addUser()];
    const sent = await Promise.all(
      Array.from({ length: 50 }, () => store.orders.add(orderOf(id, 'the same'))),
    );
    expect(new Set(sent)).toHaveLength(1);
    expect(await store.orders.ofUser(id)).toHaveLength(1);
    expect(await store.orders.add(orderOf(otherId, 'the same'))).not.toBe(sent[0]);
    expect(await store.orders.add(orderOf(id, 'another'))).not.toBe(sent[0]);
    expect(await store.orders.add(orderOf(id))).not.toBe(await store.orders.add(orderOf(id)));
  });

  test('orders move through their states, and tracking shows lines', async () => {
    const id = await addUser();
    await store.orders.add(orderOf(id));
    const [order] = await store.orders.ofUser(id);
    const leadId = order?.LeadID ?? '';
    const { recipient } = orderOf(id);
    expect(await store.orders.inState('U pripremi')).toContainEqual({ ...order, recipient });
    const send = () => store.orders.move(leadId, ['U pripremi'], 'Poslano', 'Paket predat');
    // At the same moment only one of them moves it.
    expect((await Promise.all([send(), send()])).toSorted()).toEqual(['Poslano', 'U pripremi']);
    expect(await store.orders.move(leadId, ['U pripremi', 'Poslano'], 'Otkazano')).toBe('Poslano');
    expect(await store.shipments.lines(leadId)).toEqual(['Paket predat']);
    expect(await store.orders.ofUser(id)).toMatchObject([{ Status: 'Otkazano' }]);
    expect(await store.orders.move('x', ['U pripremi'], 'Poslano')).toBeUndefined();
  });

  test('reviews and their images wait until they are approved, or go when they are refused', async () => {
    const bytes = Uint8Array.from([0, 255, 128, 10, 13]);
    const add = async (id: string) => {
      const image = { id, userId: null, name: 'Pult', type: 'image/png', content: new Blob([bytes]) };
      await store.images.add(image);
      return store.reviews.add({
        OfferID: '9',
        Rating: 0,
        ReviewHead: 'Naslov',
        Review: 'Da',
        Attachments: [{ ID: id, ImageName: 'Pult', path: `uploads/${id}` }],
        IsApproved: false,
        createdAt: now.toISOString(),
        _User: { FirstName: 'Nova', LastName: 'Osoba' },
      });
    };
    const [one, two] = [String(await add('first')), String(await add('second'))];
    const waiting = async () => (await store.reviews.waiting()).map(({ ID }) => String(ID));
    expect(await waiting()).toEqual(expect.arrayContaining([one, two]));
    expect(await store.images.isPublished('first')).toBe(false);
    expect([await store.reviews.approve(one), await store.reviews.refuse(two)]).toEqual([true, true]);
    expect([await store.reviews.approve(one), await store.reviews.refuse(one)]).toEqual([false, false]);
    expect(await store.reviews.refuse(two)).toBeUndefined();
    expect(await waiting()).not.toContain(one);
    const shown = await store.reviews.ofOffer(9);
    expect(shown.find(({ ID }) => ID === one)).toMatchObject({ IsApproved: true, Rating: 0 });
    expect(shown.some(({ ID }) => ID === two)).toBe(false);
    expect(await store.images.isPublished('first')).toBe(true);
    const kept = await store.images.find('first');
    expect(new Uint8Array((await kept?.content.arrayBuffer()) ?? [])).toEqual(bytes);
    expect(await store.images.find('second')).toBeUndefined();
  });

  test('reports are kept, oldest first, the newest 5,000 of them', async () => {
    const reportOf = (minutes: number) => ({
      kind: 'error' as const,
      name: 'TypeError',
      detail: '',
      frames: ['index-A1.js:1:2'],
      route: '/',
      release: 'index-A1.js',
      browser: 'Safari 18',
      receivedAt: later(minutes),
    });
    await store.reports.add([reportOf(0), reportOf(1)]);
    expect(await opened.other.reports.all()).toEqual([]);
    await store.reports.add(Array.from({ length: 4_999 }, () => reportOf(2)));
    const all = await store.reports.all();
    expect(all).toHaveLength(5_000);
    expect(all[0]).toEqual(reportOf(1));
  });
});
