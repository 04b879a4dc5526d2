import { expect, vi } from 'vitest';
import { malformedText, property, storageWith } from '#mocks/fuzz';
import { readChoice } from './choice';

property('a stored choice', 500, malformedText('accepted'), (stored) => {
  vi.stubGlobal('localStorage', storageWith(stored));
  expect([undefined, 'accepted', 'refused']).toContain(readChoice());
});
