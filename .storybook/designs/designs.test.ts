import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { designNames } from './designs';

const folder = import.meta.dirname;
const pictures = readdirSync(folder).filter((file) => file.endsWith('.webp'));

it('the pictures of the folder have names', () => {
  expect(pictures.sort()).toEqual(designNames.map((name) => `${name}.webp`).sort());
});

it('pictures are small', () => {
  for (const picture of pictures)
    expect(statSync(join(folder, picture)).size, picture).toBeLessThanOrEqual(150_000);
});
