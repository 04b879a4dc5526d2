import { expect, test } from 'vitest';
import { fixtures } from '../fixtures';
import { testBackend } from './testing';

const json = async (response: Promise<Response>) => (await response).json();

test.each(['BA', 'RS', 'HR', 'ME'] as const)(
  'shipments of %s can be looked up by order number',
  async (country) => {
    const { visitor } = testBackend();
    const shipments = Object.entries(fixtures[country].shipments);
    expect(shipments.length).toBeGreaterThan(0);
    for (const [LeadID, lines] of shipments) {
      const answer = await json(visitor().post('/api/deals/getShippmentStatus', { LeadID }));
      expect(answer).toEqual({ status: 'ok', data: lines });
    }
  },
);

test('a new order has a shipment without status lines', async () => {
  const visitor = testBackend().visitor();
  await visitor.logIn();
  await visitor.call('shopOrders.add', {
    Articles: [{ ID: 1, Quantity: 1 }],
    FirstName: 'Nova',
    LastName: 'Osoba',
    PhoneNumber: '38762999888',
  });
  const [{ LeadID }] = await visitor.call('shopOrders.f.getAll');
  expect(await json(visitor.post('/api/deals/getShippmentStatus', { LeadID }))).toEqual({
    status: 'ok',
    data: [],
  });
});

test.each(['0', 'constructor'])('an unknown order number is an error: %s', async (LeadID) => {
  const visitor = testBackend().visitor();
  expect(await json(visitor.post('/api/deals/getShippmentStatus', { LeadID }))).toEqual({ status: 'error' });
});

test.each([
  ['/api/deals/getShippmentStatus', {}],
  ['/api/leads/addSubscriber', { Email: 'a@example.com' }],
  ['/api/leads/clubJoin', { FirstLastName: 'A B', PhoneNumber: '38761222333', ClubName: '{product}' }],
  ['/api/leads/clubJoin', 'not JSON'],
])('%s refuses %o', async (path, body) => {
  const response = await testBackend().visitor().post(path, body);
  expect([response.status, await response.json()]).toEqual([400, { status: 'error' }]);
});
