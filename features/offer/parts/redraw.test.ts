import { expect, it } from 'vitest';
import { faultOf } from './redraw';

it.each([
  ['', 'empty'],
  ['Račun', 'noPicture'],
  ['%PDF-1.7', 'noPicture'],
  ['\0\0\0\x20ftypisom\0\0\0\0', 'noPicture'],
  ['\0\0\0\x24ftypheic\0\0\0\0', 'heic'],
  ['\0\0\0\x18ftypmif1\0\0\0\0', 'heic'],
  ['\0\0\0\x1cftypavif\0\0\0\0', 'format'],
  ['II*\0\x08\0\0\0', 'format'],
  ['\xff\xd8\xff\xe1', 'unreadable'],
  ['\x89PNG\r\n\x1a\n', 'unreadable'],
  ['GIF89a', 'unreadable'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'unreadable'],
])('a file that begins with %j and cannot be drawn: %s', async (begin, fault) => {
  const file = new Blob([Uint8Array.from(begin, (char) => char.charCodeAt(0))]);
  expect(await faultOf(file)).toBe(fault);
});
