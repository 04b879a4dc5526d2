import { expect, test } from 'vitest';
import { byCountry, catalogue, fixtures } from '../fixtures';
import { createBackend, createMemoryStore } from '.';
import { bytesOf, newUser, pngOf, testBackend, type Visitor, visitorOf } from './testing';

const png = pngOf(800, 600);

/** A segment of a JPEG: its marker, its length and its data. */
const segment = (marker: string, data: string) =>
  `\xff${marker}\0${String.fromCharCode(data.length + 2)}${data}`;
const frame = (height: string, width: string) => segment('\xc2', `\x08${height}${width}\x01\x01\x11\0`);
const scan = `${segment('\xda', '\x01\x01\0\0?\0')}data\xff\0data\xff\xd0data`;

async function upload(visitor: Visitor, content: BlobPart) {
  const params = { ImageName: 'Bočica', ImageTag: 'offer' };
  const form = new FormData();
  form.append('call', JSON.stringify({ action: 'call', method: 'staticContent.images.f.upload', params }));
  form.append('ImageFile', new File([content], 'slika.txt', { type: 'text/html' }));
  return (await (await visitor.send('/_rpc', { method: 'POST', body: form })).json()).data;
}

async function memberVisitor() {
  const visitor = testBackend().visitor();
  await visitor.logIn();
  return visitor;
}

test('an uploaded image can be fetched, with the type of its content', async () => {
  const visitor = await memberVisitor();
  const uploaded = await upload(visitor, png);
  expect(uploaded).toEqual({ ID: 'id-2', ImageName: 'Bočica', Url: 'http://shop.test/uploads/id-2' });
  const { headers } = await visitor.send('/uploads/id-2');
  expect(headers.get('content-type')).toBe('image/png');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
});

test.each([
  [
    'a JPEG',
    `\xff\xd8${segment('\xe0', 'JFIF\0')}${segment('\xe1', 'Exif\0\0PLACE')}${segment('\xfe', 'PLACE')}${frame('\0\x10', '\0\x20')}${scan}\xff\xd9PLACE in a video that follows`,
    `\xff\xd8${segment('\xe0', 'JFIF\0')}${frame('\0\x10', '\0\x20')}${scan}\xff\xd9`,
  ],
  [
    'a PNG',
    `${String.fromCharCode(...pngOf(1, 1, { eXIf: 'PLACE', tEXt: 'PLACE', IDAT: 'data' }))}PLACE`,
    String.fromCharCode(...pngOf(1, 1, { IDAT: 'data' })),
  ],
])('of %s nothing but the picture is kept', async (_, sent, kept) => {
  const visitor = await memberVisitor();
  const { Url } = await upload(visitor, bytesOf(sent));
  const picture = await visitor.send(new URL(Url).pathname);
  expect(new Uint8Array(await picture.arrayBuffer())).toEqual(bytesOf(kept));
});

test.each([
  ['a PNG that would fill the memory of who looks at it', pngOf(60_000, 60_000)],
  ['a JPEG that would', bytesOf(`\xff\xd8${frame('\xff\xff', '\xff\xff')}\xff\xd9`)],
  ['the beginning of a JPEG', bytesOf('\xff\xd8\xff\xe0\0\x04ab')],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['an empty file', ''],
])('NOT_AN_IMAGE for %s', async (_, content) => {
  expect(await upload(await memberVisitor(), content)).toBe('NOT_AN_IMAGE');
});

test('only its author sees a picture, until its review is approved', async () => {
  const stores = byCountry((country) => createMemoryStore(fixtures[country], catalogue));
  const handler = createBackend({ stores });
  const [author, other] = [visitorOf(handler), visitorOf(handler)];
  await author.logIn();
  await other.call('shopUsers.f.add', newUser);
  await other.call('auth.loginShop', { username: newUser.Email, password: newUser.Password });
  const picture = await upload(author, png);
  const path = new URL(picture.Url).pathname;
  const statuses = async () => [(await author.send(path)).status, (await other.send(path)).status];
  expect(await statuses()).toEqual([200, 404]);

  const review = { OfferID: 1, Rating: 5, Review: 'Da', ReviewHead: '', Attachments: [picture] };
  expect(await other.call('shopReviews.add', review)).toEqual({ error: 'PARAMS_INVALID' });
  const id = await author.call('shopReviews.add', review);
  expect(await statuses()).toEqual([200, 404]);
  await stores.BA.reviews.approve(id);
  expect(await statuses()).toEqual([200, 200]);
});
