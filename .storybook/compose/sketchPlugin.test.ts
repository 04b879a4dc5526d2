import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { sketchPlugin } from './sketchPlugin';

const sketch = { name: 'Two buttons', code: '<b>1</b>', imports: {} };

/** A development server in an empty folder. */
async function start() {
  const root = await mkdtemp(join(tmpdir(), 'sketches-'));
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [sketchPlugin()],
    server: { port: 0, host: 'localhost', ws: false },
  });
  await server.listen();
  onTestFinished(async () => {
    await server.close();
    await rm(root, { recursive: true });
  });
  const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
  const send = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${origin}/sketches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, ...headers },
      body,
    });
  return { root, send };
}

it('writes a sketch as a story, and never over a file', async () => {
  const { root, send } = await start();
  const file = '.storybook/sketches/TwoButtons.stories.tsx';
  expect(await (await send(JSON.stringify(sketch))).json()).toEqual({ file });
  expect(await readFile(join(root, file), 'utf8')).toContain('<b>1</b>');
  const again = await send(JSON.stringify({ ...sketch, code: '<b>2</b>' }));
  expect(await again.json()).toEqual({ error: expect.stringContaining('exists') });
  expect(await readFile(join(root, file), 'utf8')).toContain('<b>1</b>');
});

it.each(['{', 'null', JSON.stringify({ ...sketch, name: '../Outside' })])('refuses %s', async (body) => {
  const { send } = await start();
  expect(await (await send(body)).json()).toEqual({ error: expect.any(String) });
});

it.each([{ origin: 'https://evil.test' }, { 'content-type': 'text/plain' }])(
  'takes nothing of another site: %o',
  async (headers) => {
    const { send } = await start();
    const answer = await send(JSON.stringify(sketch), headers);
    expect(answer.headers.get('content-type') ?? '').not.toContain('json');
  },
);
