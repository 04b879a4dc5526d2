import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { dirname } from 'node:path';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';
import type { Plugin, ViteDevServer } from 'vite';
import type { Saved } from './writing.ts';

interface Writing<Schema extends v.GenericSchema> {
  name: string;
  /** Where the server takes what is sent. */
  path: string;
  schema: Schema;
  /** Writes a file and resolves to its path, or throws why it does not. */
  write: (sent: v.InferOutput<Schema>, server: ViteDevServer) => Promise<string>;
}

/** Writes a file and its folder. Never replaces one. */
export async function writeNew(path: string, source: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, source, { flag: 'wx' });
}

/**
 * Vite plugin: the development server writes a file of what its own pages send from this machine, also where others in the
 * network can open them (`--host`). A built workspace has no server.
 */
export function writingPlugin<Schema extends v.GenericSchema>(writing: Writing<Schema>): Plugin {
  async function save(request: IncomingMessage, server: ViteDevServer): Promise<Saved> {
    try {
      return { file: await writing.write(v.parse(writing.schema, await json(request)), server) };
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  }

  return {
    name: writing.name,
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(writing.path, async (request, response, next) => {
        const { headers, method } = request;
        // Another site cannot send JSON here without asking first, and gets no answer to that.
        const isOwn =
          headers['content-type'] === 'application/json' && headers.origin?.endsWith(`//${headers.host}`);
        if (method !== 'POST' || !isOwn) return next();
        const saved = isFromThisMachine(request.socket)
          ? await save(request, server)
          : { error: 'Only the machine on which the server runs writes files.' };
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(saved));
      });
    },
  };
}

/**
 * A machine that asks itself has one address at both ends, a loopback one or, with `--host`, that of its network: the server
 * then listens on no other.
 */
const isFromThisMachine = ({ remoteAddress, localAddress }: Socket) =>
  remoteAddress !== undefined && remoteAddress === localAddress;
