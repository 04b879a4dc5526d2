import { expect, test } from 'vitest';
import { fixtures } from '../fixtures';
import { testBackend } from './testing';

test.each(['BA', 'RS', 'HR', 'ME'] as const)('shipments of %s are found by order number', async (country) => {
  const visitor = testBackend().visitor();
  for (const [LeadID, data] of Object.entries(fixtures[country].shipments)) {
    const answer = await visitor.post('/api/deals/getShippmentStatus', { LeadID });
    expect(await answer.json()).toEqual({ status: 'ok', data });
  }
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
