import { expect, vi } from 'vitest';
import { malformedText, property, storageWith } from '#mocks/fuzz';
import { offerId } from '#mocks/testing';
import { readRecentlyViewed, rememberViewed } from './recentlyViewed';

property('stored offers', 500, malformedText(['1', '2', '3']), (stored) => {
  vi.stubGlobal('localStorage', storageWith(stored));
  for (const id of readRecentlyViewed()) expect(id).toBeTypeOf('string');
  rememberViewed(offerId('1'));
});
