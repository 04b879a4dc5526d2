import { expect, test } from 'vitest';
import { createMemoryStore } from './backend';
import { byCountry, catalogue, fixtures } from './fixtures';
import { runCommand } from './office';

function office() {
  const stores = byCountry((country) => createMemoryStore(fixtures[country], catalogue));
  const now = new Date('2026-11-21T13:05:00Z');
  return { stores, run: (...words: string[]) => runCommand(stores, words, now) };
}

test('reviews are listed in one line each, approved and refused', async () => {
  const { stores, run } = office();
  await stores.BA.reviews.add({
    OfferID: 1,
    Rating: 5,
    ReviewHead: 'Dobro\u001b[2J\u202e',
    Review: 'Prvi red\r\nHR/lazna-1',
    Attachments: [],
    IsApproved: false,
    createdAt: '2026-11-21T13:05:00Z',
    _User: { FirstName: 'Nova', LastName: 'Osoba' },
  });
  const lines = (await run('reviews')).split('\n');
  expect(lines).toContainEqual(expect.stringMatching(/^BA\/.+, 5\/5, Nova Osoba: Dobro \[2J {2}\| Prvi red/));
  for (const line of lines) expect(line).not.toMatch(/\p{Cc}|\p{Cf}/u);
  const [one = '', two = ''] = lines.map((line) => line.split('  ')[0] ?? '');
  await run('approve', one);
  await run('refuse', two);
  expect((await run('reviews')).split('\n')).toEqual(lines.slice(2));
  await expect(run('refuse', one)).rejects.toThrow(`Review ${one} is approved already.`);
});

test('an order is sent and delivered in the words of its country, once', async () => {
  const { stores, run } = office();
  const number = String(fixtures.ME.member.Orders[0]?.LeadID);
  expect(await run('orders')).toContain(`ME  ${number}  U pripremi  14.11.2026 13:08  Vladan Radunović`);
  await expect(run('deliver', number)).rejects.toThrow(`Order ${number} is 'U pripremi'`);
  await run('send', number);
  expect(await run('deliver', number)).toBe(`Order ${number}: delivered.`);
  expect(await run('orders')).not.toContain(number);
  expect(await stores.ME.shipments.lines(number)).toEqual([
    '21.11.2026 14:05 Pošiljka je predata kurirskoj službi',
    '21.11.2026 14:05 Pošiljka je isporučena i plaćena pouzećem',
  ]);
});

test('what is no command is answered with what can be typed', async () => {
  for (const words of [['help'], ['send'], ['send', '1', '2']])
    await expect(office().run(...words)).rejects.toThrow(/npm run backend -- reviews/);
});
