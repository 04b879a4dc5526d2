import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startServer } from '../testServer';
import { SKETCHES } from './sketch';
import { sketchPlugin } from './sketchPlugin';

const sketch = { name: 'Two buttons', code: '<b>1</b>', imports: {} };

const { root, send } = await startServer(() => [sketchPlugin()]);

it('writes a sketch as a story, and never over a file', async () => {
  const file = 'app/sketches/Two buttons.stories.tsx';
  expect(await (await send(SKETCHES, JSON.stringify(sketch))).json()).toEqual({ file });
  expect(await readFile(join(root, file), 'utf8')).toContain('<b>1</b>');
  const again = await send(SKETCHES, JSON.stringify({ ...sketch, code: '<b>2</b>' }));
  expect(await again.json()).toEqual({ error: expect.stringContaining('exists') });
  expect(await readFile(join(root, file), 'utf8')).toContain('<b>1</b>');
});

it.each(['{', 'null', JSON.stringify({ ...sketch, name: '../Outside' })])('refuses %s', async (body) => {
  expect(await (await send(SKETCHES, body)).json()).toEqual({ error: expect.any(String) });
});

it.each([{ origin: 'https://evil.test' }, { 'content-type': 'text/plain' }])(
  'takes nothing of another site: %o',
  async (headers) => {
    const answer = await send(SKETCHES, JSON.stringify(sketch), headers);
    expect(answer.headers.get('content-type') ?? '').not.toContain('json');
  },
);
