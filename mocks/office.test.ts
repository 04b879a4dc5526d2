import { expect, test } from 'vitest';
import { createMemoryStore } from './backend';
import { catalogue, fixtures } from './fixtures';
import { runCommand } from './office';

const now = new Date('2026-11-21T13:05:00Z');

function office() {
  const storeOf = (country: keyof typeof fixtures) => createMemoryStore(fixtures[country], catalogue);
  const stores = { BA: storeOf('BA'), RS: storeOf('RS'), HR: storeOf('HR'), ME: storeOf('ME') };
  return { stores, run: (...words: string[]) => runCommand(stores, words, now) };
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

test('an order is sent and delivered in the words of its country', async () => {
  const { stores, run } = office();
  const [order] = fixtures.ME.member.Orders;
  const number = String(order?.LeadID);
  expect(await run('orders')).toContain(`ME  ${number}  U pripremi`);
  expect(await run('send', number)).toBe(`Order ${number}: sent.`);
  expect(await run('deliver', number)).toBe(`Order ${number}: delivered.`);
  expect(await run('orders')).not.toContain(number);
  expect(await stores.ME.shipments.lines(number)).toEqual([
    '21.11.2026 14:05 Pošiljka je predata kurirskoj službi',
    '21.11.2026 14:05 Pošiljka je isporučena i plaćena pouzećem',
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
