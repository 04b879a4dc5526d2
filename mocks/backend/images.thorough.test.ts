import { describe, expect, test } from 'vitest';
import { byCountry, catalogue, fixtures } from '../fixtures';
import { createBackend, createMemoryStore } from '.';
import { bytesOf, newUser, pngOf, testBackend, type Visitor, visitorOf } from './testing';

const png = pngOf(800, 600);

/** A segment of a JPEG: its marker, its length and its data. */
const segment = (marker: string, data: string) =>
  `\xff${marker}\0${String.fromCharCode(data.length + 2)}${data}`;
const frame = (height: string, width: string) => segment('\xc2', `\x08${height}${width}\x01\x01\x11\0`);
const scan = `${segment('\xda', '\x01\x01\0\0?\0')}data\xff\0data\xff\xd0data`;

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
    [
      'a JPEG',
      `\xff\xd8${segment('\xe0', 'JFIF\0')}${segment('\xe1', 'Exif\0\0PLACE')}${segment('\xe1', 'http://ns.adobe.com/xap PLACE')}\xff${segment('\xe2', 'MPF\0PLACE')}${segment('\xe2', 'ICC_PROFILE\0')}${segment('\xed', 'PLACE')}${segment('\xfe', 'PLACE')}${frame('\0\x10', '\0\x20')}${scan}${segment('\xc4', 'table')}${scan}\xff\xd9PLACE in a video that follows`,
      `\xff\xd8${segment('\xe0', 'JFIF\0')}${segment('\xe2', 'ICC_PROFILE\0')}${frame('\0\x10', '\0\x20')}${scan}${segment('\xc4', 'table')}${scan}\xff\xd9`,
    ],
    [
      'a PNG',
      `${String.fromCharCode(...pngOf(1, 1, { eXIf: 'PLACE', tEXt: 'PLACE', iTXt: 'PLACE', IDAT: 'data' }))}PLACE`,
      String.fromCharCode(...pngOf(1, 1, { IDAT: 'data' })),
    ],
  ])('of %s nothing but the picture is kept', async (_, sent, kept) => {
    const visitor = testBackend().visitor();
    await visitor.logIn();
    const { data } = await upload(visitor, new File([bytesOf(sent)], 'slika'));
    const picture = await visitor.send(new URL(data.Url).pathname);
    expect(new Uint8Array(await picture.arrayBuffer())).toEqual(bytesOf(kept));
  });

  test.each([
    ['a PNG', pngOf(60_000, 60_000)],
    ['a JPEG', bytesOf(`\xff\xd8${frame('\xff\xff', '\xff\xff')}\xff\xd9`)],
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
    ['a GIF', new File(['GIF89a'], 'slika.gif', { type: 'image/gif' })],
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

test('only its author sees a picture, until its review is approved', async () => {
  const stores = byCountry((country) => createMemoryStore(fixtures[country], catalogue));
  const handler = createBackend({ stores });
  const author = visitorOf(handler);
  const other = visitorOf(handler);
  await author.logIn();
  await other.call('shopUsers.f.add', newUser);
  await other.call('auth.loginShop', { username: newUser.Email, password: newUser.Password });
  const { data } = await upload(author, new File([png], 'slika.png'));
  const path = new URL(data.Url).pathname;
  const statuses = async () => [
    (await author.send(path)).status,
    (await other.send(path)).status,
    (await visitorOf(handler).send(path)).status,
  ];
  expect(await statuses()).toEqual([200, 404, 404]);

  const review = { OfferID: 1, Rating: 5, Review: 'Da', ReviewHead: '', Attachments: [data] };
  expect(await other.call('shopReviews.add', review)).toEqual({ error: 'PARAMS_INVALID' });
  const id = await author.call('shopReviews.add', review);
  expect(await statuses()).toEqual([200, 404, 404]);
  await stores.BA.reviews.approve(id);
  expect(await statuses()).toEqual([200, 200, 200]);
});
