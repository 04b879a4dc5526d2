import { expect } from 'vitest';
import { malformedText, property, storageWith } from '#mocks/fuzz';
import { createAttempts } from './attempts';

const recipient = { firstName: '', lastName: '', phone: '' };

const attempt = {
  key: '7d0d2a0b-0a86-4e55-8d0a-0b8f3f4f9c11',
  login: 'login',
  since: Date.now(),
  latestBefore: 1,
  tries: [[{ offerId: '1', quantity: 2 }]],
};

property('a stored attempt is none or a whole one', 500, malformedText(attempt), (stored) => {
  const attempts = createAttempts(() => storageWith(stored));
  const current = attempts.current('login');
  if (current) {
    const { key, since, latestBefore = 0, tries } = current;
    expect(key).toHaveLength(36);
    expect(
      [since, latestBefore, ...tries.flat().map(({ quantity }) => quantity)].every(Number.isFinite),
    ).toBe(true);
    expect(tries).not.toHaveLength(0);
  }
  expect(attempts.add('login', [], undefined, recipient).tries).toHaveLength(
    (current?.tries.length ?? 0) + 1,
  );
});
