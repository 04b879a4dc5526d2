import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createLineFinder } from './sourceLines';

test('a place in a built file is found in the source', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'maps-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const map = {
    version: 3,
    names: [],
    sources: ['../../features/offer/one.ts', '../../features/offer/two.ts'],
    sourcesContent: ['first();\n', '// A comment.\n  second();\n'],
    // Column 0 is line 1 of the first file, column 8 is line 2 of the second.
    mappings: 'AAAA,QCCE',
  };
  await writeFile(join(folder, 'offer-A1.js.map'), JSON.stringify(map));
  const find = createLineFinder(folder);
  expect(await find('offer-A1.js:1:3')).toEqual({ place: 'features/offer/one.ts:1', code: 'first();' });
  expect(await find('offer-A1.js:1:12')).toEqual({ place: 'features/offer/two.ts:2', code: 'second();' });
  expect(await find('other-B2.js:1:3')).toBeUndefined();
  expect(await find('../offer-A1.js:1:3')).toBeUndefined();
  expect(await find('')).toBeUndefined();
});
