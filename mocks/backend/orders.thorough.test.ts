import { expect, test } from 'vitest';
import { exampleOf } from '../examples';
import { fixtures } from '../fixtures';
import { testBackend } from './testing';

const order = exampleOf('shopOrders.add').params ?? {};
const { Orders } = fixtures.BA.member;

test('an order is the first of the history, with the next numbers; tracking knows it', async () => {
  const visitor = testBackend().visitor();
  await visitor.logIn();
  const ID = await visitor.call('shopOrders.add', order);
  const [newest, ...others] = await visitor.call('shopOrders.f.getAll');
  expect(newest).toEqual({
    ID,
    // Shipments are tracked by this number, which differs from the order's id.
    LeadID: 104513,
    Status: 'U pripremi',
    createdAt: expect.stringMatching(/^2030-05-04T10:/),
    Articles: [{ ID: '1', Quantity: 2 }],
  });
  const times = others.map((one: { createdAt: string }) => one.createdAt);
  expect(times).toEqual(Orders.map(({ createdAt }) => createdAt).toSorted((a, b) => b.localeCompare(a)));
  expect(await visitor.call('shopOrders.add', order)).toBe(ID + 1);
  const tracked = await visitor.post('/api/deals/getShippmentStatus', { LeadID: newest.LeadID });
  expect(await tracked.json()).toEqual({ status: 'ok', data: [] });
});

test.each([
  { Articles: [{ ID: 1, Quantity: 0 }] },
  { Articles: [{ ID: 1, Quantity: 1.5 }] },
  // Nothing that can be seen; U+3164 counts as a letter.
  { FirstName: '\u200b\u3164' },
  { LastName: '12 !' },
  { PhoneNumber: '📞📞📞📞📞📞📞' },
  { PhoneNumber: '387612345678901' },
])('answers PARAMS_INVALID for %o and creates no order', async (wrong) => {
  const visitor = testBackend().visitor();
  await visitor.logIn();
  expect(await visitor.call('shopOrders.add', { ...order, ...wrong })).toEqual({ error: 'PARAMS_INVALID' });
  expect(await visitor.call('shopOrders.f.getAll')).toHaveLength(Orders.length);
});
