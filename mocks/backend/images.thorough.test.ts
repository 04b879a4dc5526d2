import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { readImageHead } from './imageSize';
import { pngOf, testBackend, type Visitor } from './testing';

const png = pngOf(800, 600);
const imagesFolder = new URL('../fixtures/images/', import.meta.url);

const bytesOf = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

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
    expect(picture.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(new Uint8Array(await picture.arrayBuffer())).toEqual(png);
  });

  test.each([
    ['image/jpeg', '\xff\xd8\xff\xe0\0\x04ab\xff\xff\xc2\0\x0b\x08\0\x10\0\x20'],
    ['image/gif', 'GIF89a\x10\0\x10\0'],
    ['image/webp', 'RIFF\x10\0\0\0WEBPVP8 \0\0\0\0\0\0\0\x9d\x01\x2a\x10\0\x10\0'],
    ['image/webp', 'RIFF\x10\0\0\0WEBPVP8L\0\0\0\0\x2f\0\0\0\0'],
    ['image/webp', 'RIFF\x10\0\0\0WEBPVP8X\0\0\0\0\0\0\0\0\x10\0\0\x10\0\0'],
    ['image/avif', '\0\0\0\x1cftypavif\0\0\0\0ispe\0\0\0\0\0\0\0\x10\0\0\0\x10'],
  ])('%s is accepted as an image', async (type, content) => {
    const visitor = testBackend().visitor();
    await visitor.logIn();
    const { data } = await upload(visitor, new File([bytesOf(content)], 'slika'));
    expect((await visitor.send(new URL(data.Url).pathname)).headers.get('content-type')).toBe(type);
  });

  test.each([
    ['libido.avif', 'image/avif'],
    ['libido.webp', 'image/webp'],
  ])('the picture %s has the size that its header names', async (name, type) => {
    const file = new Blob([await readFile(new URL(name, imagesFolder))]);
    expect(await readImageHead(file)).toEqual({ type, width: 800, height: expect.any(Number) });
  });

  test.each([
    ['a PNG', pngOf(60_000, 60_000)],
    ['a GIF', bytesOf('GIF89a\xff\xff\xff\xff')],
    ['a JPEG', bytesOf('\xff\xd8\xff\xc0\0\x0b\x08\xff\xff\xff\xff')],
    ['an AVIF', bytesOf('\0\0\0\x1cftypavif\0\0\0\0ispe\0\0\0\0\0\x01\0\0\0\x01\0\0')],
    ['a WebP', bytesOf('RIFF\x10\0\0\0WEBPVP8X\0\0\0\0\0\0\0\0\xff\xff\xff\xff\xff\xff')],
    ['a picture of no size', pngOf(0, 1)],
    ['the beginning of a JPEG', bytesOf('\xff\xd8\xff\xe0\0\x04ab')],
    ['a JPEG without a picture', bytesOf('\xff\xd8\xff\xe0\0\x04ab\0\0')],
  ])('NOT_AN_IMAGE for %s that would fill the memory of who looks at it, or has none', async (_, content) => {
    const visitor = testBackend().visitor();
    await visitor.logIn();
    expect(await upload(visitor, new File([content], 'slika'))).toMatchObject({ data: 'NOT_AN_IMAGE' });
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
