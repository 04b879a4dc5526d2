import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { startServer } from '../testServer';
import { MOMENTS, type Moment } from './moment';
import { momentPlugin } from './momentPlugin';

const moment: Moment = {
  name: 'Home, HR, 26 Nov 14.05',
  country: 'HR',
  shop: { path: '/', now: '2026-11-26T13:05:00.000Z', cart: [], scenarios: [], answers: [] },
};

const { root, server, send } = await startServer((folder) => [momentPlugin(folder)]);

it('writes a moment as a story, and never over a file', async () => {
  const file = join('app', 'moments', 'Home, HR, 26 Nov 14.05.stories.tsx');
  expect(await (await send(MOMENTS, JSON.stringify(moment))).json()).toEqual({ file });
  const written = await readFile(join(root, file), 'utf8');
  expect(written).toContain("title: 'Moments/Home, HR, 26 Nov 14.05'");
  const other = { ...moment, shop: { ...moment.shop, path: '/quiz' } };
  const again = await send(MOMENTS, JSON.stringify(other));
  expect(await again.json()).toEqual({ error: expect.stringContaining('exists') });
  expect(await readFile(join(root, file), 'utf8')).toBe(written);
});

it.each([
  { ...moment, name: '../Outside' },
  { ...moment, country: 'SI' },
  { ...moment, shop: { ...moment.shop, path: 'https://evil.test' } },
])('refuses %o', async (body) => {
  expect(await (await send(MOMENTS, JSON.stringify(body))).json()).toEqual({ error: expect.any(String) });
});

it('takes nothing of another site', async () => {
  const answer = await send(MOMENTS, JSON.stringify(moment), { origin: 'https://evil.test' });
  expect(answer.headers.get('content-type') ?? '').not.toContain('json');
});

it('is on the shop’s page in development, on no other page, and in no build', async () => {
  const page = (path: string) => server.transformIndexHtml(path, '<head></head>');
  expect(await page('/index.html')).toContain('record/recorder.ts');
  expect(await page('/iframe.html')).not.toContain('recorder');
  const pluginsOf = async (command: 'build' | 'serve') =>
    (await resolveConfig({ configFile: 'vite.config.ts' }, command)).plugins.map(({ name }) => name);
  expect(await pluginsOf('serve')).toContain('moments');
  expect(await pluginsOf('build')).not.toContain('moments');
});
