import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer, type PluginOption } from 'vite';
import { afterAll } from 'vitest';

/**
 * Starts a development server in a folder of its own, for the tests of a file, of what it writes.
 *
 * @param pluginsIn its plugins, by the folder
 * @param files what is in the folder: contents by path
 */
export async function startServer(
  pluginsIn: (root: string) => PluginOption[],
  files: Record<string, string> = {},
) {
  const root = await mkdtemp(join(tmpdir(), 'workspace-'));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(root, dirname(path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: pluginsIn(root),
    server: { port: 0, host: 'localhost', ws: false },
  });
  await server.listen();
  afterAll(async () => {
    await server.close();
    await rm(root, { recursive: true });
  });
  const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
  const send = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, ...headers },
      body,
    });
  return { root, server, send };
}
