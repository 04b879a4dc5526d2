import { expect } from 'vitest';
import { malformedText, property, storageWith } from '#mocks/fuzz';
import { createAttempts, findSent } from './attempt';
import { findOrder } from './findOrder';

const attempt = {
  id: '5f6b3f0e-8a53-4c63-9d6c-0a3f7e3f2f11',
  login: 'login',
  since: Date.now(),
  latestBefore: 1,
  sent: [{ key: '7d0d2a0b-0a86-5e55-8d0a-0b8f3f4f9c11', lines: [{ offerId: '1', quantity: 2 }] }],
};
property('a stored attempt', 500, malformedText(attempt), (stored) => {
  const memory = { getState: () => ({}), setState: () => {} };
  const current = createAttempts(storageWith(stored), memory).current('login');
  if (!current) return;
  expect(Number.isFinite(current.since + (current.latestBefore ?? 0))).toBe(true);
  findOrder([], current);
  findSent({ lines: [], recipient: { firstName: '', lastName: '', phone: '' } }, current);
});
