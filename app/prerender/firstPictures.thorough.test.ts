import { expect, test } from 'vitest';
import { startServer } from '#mocks/server';
import { firstPictures } from './firstPictures';

test('lists the pictures that each page shows first', async () => {
  const backend = await startServer({ port: 0 });
  try {
    const { BA, HR } = await firstPictures(backend.url);
    expect(BA?.['/offers/libido']).toEqual([expect.stringMatching(/\/libido\.avif$/)]);
    expect(HR?.['/offers/libido']).toEqual([expect.stringMatching(/\/libido-hr\.avif$/)]);
    expect(BA?.['/most-popular']).toHaveLength(2);
    expect(BA?.['/shop/prostate']?.[0]).toMatch(/\/prosta-vital\.avif$/);
  } finally {
    await backend.close();
  }
});

test('a backend that does not answer fails the build', async () => {
  await expect(firstPictures('http://localhost:9')).rejects.toThrow();
});
