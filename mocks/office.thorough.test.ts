import { expect, test } from 'vitest';
import { createMemoryStore } from './backend';
import { catalogue, fixtures } from './fixtures';
import { runCommand } from './office';
import type { FindLine } from './sourceLines';

const now = new Date('2026-11-21T13:05:00Z');

/** The line of every place in this file. */
const findLine: FindLine = async (frame) =>
  frame.startsWith('offer-')
    ? { place: 'features/offer/parts/Gallery.tsx:41', code: 'pictures.sort(byWidth)' }
    : undefined;

function office() {
  const storeOf = (country: keyof typeof fixtures) => createMemoryStore(fixtures[country], catalogue);
  const stores = { BA: storeOf('BA'), RS: storeOf('RS'), HR: storeOf('HR'), ME: storeOf('ME') };
  return { stores, run: (...words: string[]) => runCommand(stores, words, now, findLine) };
}

test('reviews are listed, approved and refused', async () => {
  const { stores, run } = office();
  const [first = '', second = ''] = (await run('reviews'))
    .split('\n')
    .filter((line) => line.startsWith('RS'));
  const [one = '', two = ''] = [first, second].map((line) => line.split('  ')[0]);
  expect(first).toMatch(/^RS\/\S+ {2}.+, \d\/5, .+: .+ \| .+/);
  await run('approve', one);
  await run('refuse', two);
  const left = await run('reviews');
  expect(left).not.toContain(first);
  expect(left).not.toContain(second);
  const [, id = ''] = two?.split('/') ?? [];
  for (const country of ['BA', 'HR', 'ME'] as const) {
    const all = [...Object.values(fixtures[country].reviews)].flat();
    const offers = await stores[country].offers.all();
    const kept = await Promise.all(offers.map(({ ID }) => stores[country].reviews.ofOffer(ID)));
    expect(kept.flat(), `${id} in ${country}`).toHaveLength(all.length);
  }
  expect((await stores.RS.reviews.waiting()).length).toBe(
    Object.values(fixtures.RS.reviews)
      .flat()
      .filter(({ IsApproved }) => !IsApproved).length - 2,
  );
});

test('what a shopper has typed is one line, and no command of the terminal', async () => {
  const { stores, run } = office();
  await stores.BA.reviews.add({
    OfferID: 1,
    Rating: 5,
    ReviewHead: 'Dobro\u001b[2J\u202e',
    Review: 'Prvi red\r\nHR/lazna-1  Izmišljeno\u009b31m',
    Attachments: [],
    IsApproved: false,
    createdAt: now.toISOString(),
    _User: { FirstName: 'Nova\u0007', LastName: 'Osoba' },
  });
  const lines = (await run('reviews')).split('\n');
  expect(lines).toContainEqual(
    expect.stringMatching(/^BA\/.+: Dobro \[2J {2}\| Prvi red {2}HR\/lazna-1 {2}Izmišljeno 31m$/),
  );
  for (const line of lines) expect(line).not.toMatch(/\p{Cc}|\p{Cf}/u);
});

test('an order is sent and delivered in the words of its country', async () => {
  const { stores, run } = office();
  const [order] = fixtures.ME.member.Orders;
  const number = String(order?.LeadID);
  expect(await run('orders')).toContain(
    `ME  ${number}  U pripremi  14.11.2026 13:08  Vladan Radunović, +38267234567  2 × `,
  );
  expect(await run('orders')).toMatch(/^ME {2}404238 .+ {2}2 × \S.* \+ 1 × \S.* {2}[\d.]+,\d\d €$/m);
  expect(await run('send', number)).toBe(`Order ${number}: sent.`);
  expect(await run('deliver', number)).toBe(`Order ${number}: delivered.`);
  expect(await run('orders')).not.toContain(number);
  expect(await stores.ME.shipments.lines(number)).toEqual([
    '21.11.2026 14:05 Pošiljka je predata kurirskoj službi',
    '21.11.2026 14:05 Pošiljka je isporučena i plaćena pouzećem',
  ]);
});

test('a move from a wrong state is refused with the state, and changes nothing', async () => {
  const { stores, run } = office();
  const [fresh, sent, delivered, cancelled] = fixtures.ME.member.Orders.map(({ LeadID }) => String(LeadID));
  const before = await stores.ME.orders.inState('U pripremi', 'Poslato', 'Isporučeno', 'Otkazano');
  for (const [verb, number, state] of [
    ['deliver', fresh, 'U pripremi'],
    ['send', sent, 'Poslato'],
    ['cancel', delivered, 'Isporučeno'],
    ['deliver', delivered, 'Isporučeno'],
    ['send', cancelled, 'Otkazano'],
    ['cancel', cancelled, 'Otkazano'],
  ] as const)
    await expect(run(verb, number ?? ''), `${verb} ${number}`).rejects.toThrow(
      `Order ${number} is '${state}'`,
    );
  expect(await stores.ME.orders.inState('U pripremi', 'Poslato', 'Isporučeno', 'Otkazano')).toEqual(before);
});

test('a review that is on its page is neither approved again nor refused', async () => {
  const { run } = office();
  const [waiting = ''] = (await run('reviews')).split('  ');
  await run('approve', waiting);
  for (const verb of ['approve', 'refuse'])
    await expect(run(verb, waiting)).rejects.toThrow(`Review ${waiting} is approved already.`);
});

test('reports are grouped by their cause, with the line of the source', async () => {
  const { stores, run } = office();
  expect(await run('reports')).toBe('Nothing was reported.');
  const report = {
    kind: 'error' as const,
    name: 'TypeError',
    detail: '',
    frames: ['offer-A1.js:1:2'],
    route: '/offers/:slog',
    release: 'index-A1.js',
    browser: 'Chrome 142',
    receivedAt: now,
  };
  const vital = { ...report, kind: 'vital' as const, name: 'LCP', frames: [] };
  const answer = { ...report, kind: 'answer' as const, name: 'string', detail: 'Offer: Name', frames: [] };
  await stores.BA.reports.add([report, answer]);
  await stores.HR.reports.add([
    // The next release, where the line is in another file.
    { ...report, frames: ['offer-B2.js:3:4'], release: 'index-B2.js', browser: 'Safari 18' },
    { ...report, frames: ['gone-C3.js:5:6'] },
    ...[900, 1000, 1100, 5000].map((value) => ({ ...vital, value })),
  ]);
  expect((await run('reports')).split('\n')).toEqual([
    '2 × error  TypeError  features/offer/parts/Gallery.tsx:41',
    '    pictures.sort(byWidth)',
    '    /offers/:slog; BA, HR; Chrome 142, Safari 18; index-A1.js, index-B2.js; 2026-11-21',
    '1 × answer  string  Offer: Name',
    '    /offers/:slog; BA; Chrome 142; index-A1.js; 2026-11-21',
    '1 × error  TypeError  gone-C3.js:5:6',
    '    /offers/:slog; HR; Chrome 142; index-A1.js; 2026-11-21',
    'LCP 1100 ms or less in three of four visits, of 4: /offers/:slog',
  ]);
});

test.each([[['help']], [['send']], [['reviews', 'all']], [['send', '1', '2']], [['__proto__', '1']]])(
  '%o is answered with what can be typed',
  async (words) => {
    await expect(office().run(...words)).rejects.toThrow(/npm run backend -- reviews/);
  },
);

test('what does not exist is named', async () => {
  const { run } = office();
  await expect(run('approve', 'none')).rejects.toThrow('There is no review none.');
  await expect(run('cancel', '1')).rejects.toThrow('There is no order 1.');
});
