import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, resolveConfig } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { deniedFiles } from './deniedFiles';
import storybook from './main';

test('what Vite denies by itself is denied', async () => {
  const { server } = await resolveConfig({ configFile: false }, 'serve');
  expect(deniedFiles).toEqual(expect.arrayContaining(server.fs.deny));
});

test('both development servers deny these files', async () => {
  const shop = await resolveConfig({ configFile: 'vite.config.ts' }, 'serve');
  expect(shop.server.fs.deny).toEqual(deniedFiles);
  // As Storybook calls it.
  const config = await storybook.viteFinal?.({ server: { fs: { strict: true } } }, {} as never);
  expect(config).toMatchObject({ server: { fs: { strict: true, deny: deniedFiles } } });
});

test('the data of the local backend is not sent, by none of its addresses', async () => {
  const root = await mkdtemp(join(tmpdir(), 'denied-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, '.backend/lock'), { recursive: true });
  await writeFile(join(root, '.backend/lock/holder.json'), '{"token":"secret"}');
  await writeFile(join(root, 'other.json'), '{}');
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    server: { port: 0, host: 'localhost', ws: false, fs: { deny: deniedFiles } },
  });
  onTestFinished(() => server.close());
  await server.listen();
  const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
  expect((await fetch(`${origin}/other.json`)).status).toBe(200);
  for (const path of ['/.backend/lock/holder.json', `/@fs${root}/.backend/lock/holder.json`])
    for (const query of ['', '?raw', '?url', '?import']) {
      const answer = await fetch(origin + path + query);
      expect([path + query, await answer.text()]).not.toContainEqual(expect.stringContaining('secret'));
    }
});
