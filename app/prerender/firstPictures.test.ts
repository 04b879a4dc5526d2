import { expect, test } from 'vitest';
import { startServer } from '#mocks/server';
import { firstPictures } from './firstPictures';

test('lists the pictures that each page shows first', async () => {
  const backend = await startServer({ port: 0 });
  try {
    const pictures = await firstPictures(backend.url);
    expect(pictures['/offers/libido']).toEqual([expect.stringMatching(/\/libido\.avif$/)]);
    expect(pictures['/most-popular']).toHaveLength(2);
    expect(pictures['/shop/prostate']?.[0]).toMatch(/\/prosta-vital\.avif$/);
  } finally {
    await backend.close();
  }
});

test('a backend that does not answer fails the build', async () => {
  await expect(firstPictures('http://localhost:9')).rejects.toThrow();
});
