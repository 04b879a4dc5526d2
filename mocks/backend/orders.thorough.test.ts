import { describe, expect, test } from 'vitest';
import { fixtures } from '../fixtures';
import { newUser, testBackend } from './testing';

const order = {
  Articles: [{ ID: 1, Quantity: 2 }],
  FirstName: 'Nova',
  LastName: 'Osoba',
  PhoneNumber: '38762999888',
};

describe('shopOrders.f.getAll', () => {
  test('lists the orders of the logged-in user, newest first', async () => {
    const visitor = testBackend().visitor();
    await visitor.logIn();
    const orders = await visitor.call('shopOrders.f.getAll');
    const times = orders.map((one: { createdAt: string }) => Date.parse(one.createdAt));
    expect(times).toEqual(times.toSorted((a: number, b: number) => b - a));
    expect(orders).toEqual(expect.arrayContaining(fixtures.BA.member.Orders));
    expect(orders).toHaveLength(fixtures.BA.member.Orders.length);
  });

  test('is empty for a new customer', async () => {
    const visitor = testBackend().visitor();
    await visitor.call('shopUsers.f.add', newUser);
    await visitor.call('auth.loginShop', { username: newUser.Email, password: newUser.Password });
    expect(await visitor.call('shopOrders.f.getAll')).toEqual([]);
  });
});

describe('shopOrders.add', () => {
  test('puts the order first in the history', async () => {
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
    expect(others).toHaveLength(fixtures.BA.member.Orders.length);
  });

  test('gives increasing ids', async () => {
    const visitor = testBackend().visitor();
    await visitor.logIn();
    const first = await visitor.call('shopOrders.add', order);
    expect(await visitor.call('shopOrders.add', order)).toBe(first + 1);
    for (const { ID } of fixtures.BA.member.Orders) expect(first).toBeGreaterThan(Number(ID));
  });

  test.each([
    ['NO_ARTICLES', { Articles: [] }],
    ['NOT_FOUND', { Articles: [...order.Articles, { ID: 999, Quantity: 1 }] }],
    ['PARAMS_INVALID', { Articles: [{ ID: 1, Quantity: 0 }] }],
    ['PARAMS_INVALID', { Articles: [{ ID: 1, Quantity: 1.5 }] }],
    ['PARAMS_INVALID', { FirstName: ' ' }],
    // Nothing that can be seen; U+3164 counts as a letter.
    ['PARAMS_INVALID', { FirstName: '\u200b\u3164' }],
    ['PARAMS_INVALID', { LastName: '12 !' }],
    ['PARAMS_INVALID', { PhoneNumber: '📞📞📞📞📞📞📞' }],
    ['PARAMS_INVALID', { PhoneNumber: '38761' }],
    ['PARAMS_INVALID', { PhoneNumber: '387612345678901' }],
  ])('answers %s for %o and creates no order', async (error, wrong) => {
    const visitor = testBackend().visitor();
    await visitor.logIn();
    expect(await visitor.call('shopOrders.add', { ...order, ...wrong })).toEqual({ error });
    expect(await visitor.call('shopOrders.f.getAll')).toHaveLength(fixtures.BA.member.Orders.length);
  });
});
