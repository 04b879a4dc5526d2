import { expect } from 'vitest';
import { malformedText, property, storageWith } from '#mocks/fuzz';
import { findArrived } from './arrival';
import { createAttempt, wasSent } from './attempt';

const attempt = {
  seed: '5f6b3f0e-8a53-4c63-9d6c-0a3f7e3f2f11',
  since: Date.now(),
  after: 1,
  sent: [{ key: '7d0d2a0b-0a86-5e55-8d0a-0b8f3f4f9c11', articles: [{ id: '1', quantity: 2 }] }],
};
property('a stored attempt', 500, malformedText(attempt), (stored) => {
  const current = createAttempt(storageWith(stored)).current;
  if (!current) return;
  expect(Number.isFinite(current.since + (current.after ?? 0))).toBe(true);
  findArrived([], current);
  wasSent({ articles: [], firstName: '', lastName: '', phone: '' }, current);
});
