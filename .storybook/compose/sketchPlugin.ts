import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { type Saved, SKETCHES, sketchSchema } from './sketch.ts';
import { fileOf, sourceOf } from './sketchFile.ts';

const FOLDER = '.storybook/sketches';

/** Writes a sketch as a story. Never replaces a file. */
async function save(request: IncomingMessage, root: string): Promise<Saved> {
  try {
    const sketch = v.parse(sketchSchema, await json(request));
    const file = join(FOLDER, fileOf(sketch.name));
    await mkdir(join(root, FOLDER), { recursive: true });
    await writeFile(join(root, file), sourceOf(sketch), { flag: 'wx' });
    return { file };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * A machine that asks itself has one address at both ends, a loopback one or, with `--host`, that of its network: the server
 * then listens on no other.
 */
const isFromThisMachine = ({ remoteAddress, localAddress }: Socket) =>
  remoteAddress !== undefined && remoteAddress === localAddress;

/** Vite plugin: the development server writes sketches of the page Compose as stories, for this machine alone. */
export const sketchPlugin = (): Plugin => ({
  name: 'sketches',
  configureServer({ middlewares, config }) {
    middlewares.use(SKETCHES, async (request, response, next) => {
      const { headers, method } = request;
      // Another site cannot send JSON here without asking first, and gets no answer to that.
      const isOwn =
        headers['content-type'] === 'application/json' && headers.origin?.endsWith(`//${headers.host}`);
      if (method !== 'POST' || !isOwn) return next();
      const saved = isFromThisMachine(request.socket)
        ? await save(request, config.root)
        : { error: 'Only the machine on which the server runs writes files.' };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(saved));
    });
  },
});
