import { describe, expect, test } from 'vitest';
import { testBackend, type Visitor } from './testing';

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

async function upload(visitor: Visitor, file: File, params = { ImageName: 'Bočica', ImageTag: 'offer' }) {
  const form = new FormData();
  form.append(
    'call',
    JSON.stringify({ action: 'call', method: 'staticContent.images.f.upload', params, meta: { id: 7 } }),
  );
  form.append('ImageFile', file);
  return (await visitor.send('/_rpc', { method: 'POST', body: form })).json();
}

describe('staticContent.images.f.upload', () => {
  test('an uploaded image can be fetched, with the type of its content', async () => {
    const visitor = testBackend().visitor();
    await visitor.logIn();
    const answer = await upload(visitor, new File([png], 'slika.txt', { type: 'text/html' }));
    expect(answer).toEqual({
      status: 'ok',
      data: { ID: 'id-2', ImageName: 'Bočica', Url: 'http://shop.test/uploads/id-2' },
      meta: { id: 7 },
    });
    const picture = await visitor.send(new URL(answer.data.Url).pathname);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
    expect(new Uint8Array(await picture.arrayBuffer())).toEqual(png);
  });

  test.each([
    ['image/jpeg', '\xff\xd8\xff\xe0'],
    ['image/gif', 'GIF89a'],
    ['image/webp', 'RIFF\x10\0\0\0WEBPVP8 '],
    ['image/avif', '\0\0\0\x1cftypavif'],
  ])('%s is accepted as an image', async (type, content) => {
    const visitor = testBackend().visitor();
    await visitor.logIn();
    const bytes = Uint8Array.from(content, (char) => char.charCodeAt(0));
    const { data } = await upload(visitor, new File([bytes], 'slika'));
    expect((await visitor.send(new URL(data.Url).pathname)).headers.get('content-type')).toBe(type);
  });

  test.each([
    ['a text', new File(['Nije slika'], 'slika.png', { type: 'image/png' })],
    ['an SVG', new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 's.svg', { type: 'image/svg+xml' })],
    ['an empty file', new File([], 'slika.png', { type: 'image/png' })],
  ])('NOT_AN_IMAGE for %s', async (_, file) => {
    const visitor = testBackend().visitor();
    await visitor.logIn();
    expect(await upload(visitor, file)).toMatchObject({ status: 'error', data: 'NOT_AN_IMAGE' });
  });

  test('PARAMS_INVALID without a name, with another tag, or without a file', async () => {
    const visitor = testBackend().visitor();
    await visitor.logIn();
    const file = new File([png], 'slika.png');
    const invalid = { status: 'error', data: 'PARAMS_INVALID' };
    expect(await upload(visitor, file, { ImageName: '', ImageTag: 'offer' })).toMatchObject(invalid);
    expect(await upload(visitor, file, { ImageName: 'x', ImageTag: 'else' })).toMatchObject(invalid);
    expect(
      await visitor.call('staticContent.images.f.upload', { ImageName: 'x', ImageTag: 'offer' }),
    ).toEqual({ error: 'PARAMS_INVALID' });
  });
});

test('nothing else is served under /uploads', async () => {
  const visitor = testBackend().visitor();
  for (const path of ['/uploads/id-1', '/uploads/', '/uploads/..%2F..%2Fpackage.json']) {
    expect((await visitor.send(path)).status, path).toBe(404);
  }
});
