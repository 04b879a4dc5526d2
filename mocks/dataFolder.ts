import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { hostname } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { isCode } from './isCode';

const holderSchema = v.object({
  id: v.string(),
  host: v.string(),
  pid: v.number(),
  /** The port of its office. */
  port: v.number(),
  token: v.string(),
});

/** The process that has a data folder open. */
export type Holder = v.InferOutput<typeof holderSchema>;

/** A data folder cannot be used. The message says why and what to do, for whoever runs the backend. */
export class FolderError extends Error {
  override readonly name = 'FolderError';
}

/** Another process has the data folder open. */
export class FolderHeld extends FolderError {
  constructor(
    readonly folder: string,
    readonly holder: Holder,
    readonly answers: boolean,
  ) {
    const { host, pid } = holder;
    const unlock = `If no backend runs, delete ${join(folder, LOCK)}.`;
    super(
      !answers && host !== hostname()
        ? `Process ${pid} on the machine ${host} has ${folder} open. Stop it there, or choose another folder with --data. ${unlock}`
        : answers
          ? `Process ${pid} has ${folder} open. Stop it, or choose another folder with --data.`
          : `Process ${pid} has ${folder} open and does not answer: it is starting, or stopped (Ctrl-Z; 'fg' continues it). End it, or choose another folder with --data. ${unlock}`,
    );
  }
}

export interface OpenFolder {
  folder: string;
  /** The database in it. */
  database: string;
  /** Throws if the folder was deleted, moved or replaced since the first call, so that what is written is lost. */
  assertKept: () => Promise<void>;
  close: () => Promise<void>;
}

/** A folder, because a rename puts it in place whole, and never in another's place. */
const LOCK = 'lock';
const DEAD = 'lock-dead-';

/** Two processes that start at once meet a few times at most. */
const MAX_TRIES = 10;

const ANSWER_MS = 2000;

/**
 * Opens a data folder for this process alone; there is a new one where there is none. Throws a `FolderError`.
 *
 * @param office where this process answers from now on
 */
export async function openFolder(path: string, office: Pick<Holder, 'port' | 'token'>): Promise<OpenFolder> {
  const { folder, database } = await findFolder(path);
  const id = randomUUID();
  const own = join(folder, `lock-new-${id}`);
  const lock = join(folder, LOCK);
  try {
    await mkdir(own, { mode: 0o700 });
    const holder: Holder = { id, host: hostname(), pid: process.pid, ...office };
    await writeFile(join(own, 'holder.json'), JSON.stringify(holder), { mode: 0o600, flush: true });
    await takeLock(folder, own);
  } catch (error) {
    await rm(own, { recursive: true, force: true }).catch(() => {});
    throw error instanceof FolderError ? error : unusable(folder, error);
  }

  const isOurs = async () => (await readHolder(lock))?.id === id;
  let expected: string | undefined;
  return {
    folder,
    database,
    async assertKept() {
      const found = await identityOf(database);
      expected ??= found;
      if (found && found === expected && (await isOurs())) return;
      throw new FolderError(
        `${folder} was deleted, moved or replaced while the backend ran: what is written is lost. Restart the backend.`,
      );
    },
    async close() {
      if (!(await isOurs())) return;
      // Not deleted in its place, where another may have taken it meanwhile.
      const released = join(folder, `lock-old-${id}`);
      await rename(lock, released);
      await rm(released, { recursive: true, force: true });
    },
  };
}

/** The folder that really holds the database: paths and links can lead to one in several ways. */
async function findFolder(path: string) {
  const folder = resolve(path);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const inside = join(await realpath(folder), 'database');
    const database = await realpath(inside).catch(() => inside);
    return { folder: dirname(database), database };
  } catch (error) {
    throw unusable(folder, error);
  }
}

const unusable = (folder: string, error: unknown) =>
  new FolderError(
    `The data folder ${folder} cannot be used: ${error instanceof Error ? error.message : String(error)}. Choose another with --data.`,
  );

async function takeLock(folder: string, own: string): Promise<void> {
  const lock = join(folder, LOCK);
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    if (await moved(own, lock)) return;
    const holder = await readHolder(lock);
    if (!holder) continue;
    const state = await stateOf(holder);
    if (state !== 'ended') throw new FolderHeld(folder, holder, state === 'answers');
    // The name is of this holder alone: whoever comes late with it cannot move away the lock of the next one.
    const dead = join(folder, DEAD + holder.id);
    if (await moved(lock, dead)) await removeDead(folder, dead);
  }
  throw new FolderError(`${lock} cannot be taken. If no backend runs, delete it.`);
}

/** Whether a folder was renamed; not to the name of another, and not if it is gone. */
async function moved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    // Windows has no permission to rename to a name that is taken.
    if (isCode(error, 'ENOTEMPTY', 'EEXIST', 'ENOENT', 'EPERM')) return false;
    throw error;
  }
}

/** Removes what is left of earlier holders, but for the last one, which others may be about to move. */
async function removeDead(folder: string, last: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.startsWith(DEAD) && join(folder, name) !== last)
      await rm(join(folder, name), { recursive: true, force: true });
}

/** Who has the lock; `undefined` if nobody. */
async function readHolder(lock: string): Promise<Holder | undefined> {
  try {
    return v.parse(holderSchema, JSON.parse(await readFile(join(lock, 'holder.json'), 'utf8')));
  } catch (error) {
    if (isCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
    throw new FolderError(`${lock} cannot be read. If no backend runs, delete it.`);
  }
}

/** A stopped process still has its port: the system takes connections in its place. A port of one that has ended refuses. */
async function stateOf({ host, pid, port, token }: Holder): Promise<'answers' | 'silent' | 'ended'> {
  // The name of a machine may change with its network.
  const isHere = host === hostname();
  if (isHere && !isRunning(pid)) return 'ended';
  const signal = AbortSignal.timeout(ANSWER_MS);
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect', { signal });
    const answer = await fetch(officeAt(port), { headers: { authorization: `Bearer ${token}` }, signal });
    return answer.ok ? 'answers' : 'silent';
  } catch (error) {
    return isHere && isCode(error, 'ECONNREFUSED') ? 'ended' : 'silent';
  } finally {
    socket.destroy();
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !isCode(error, 'ESRCH');
  }
}

/** The address of a holder's office. */
export const officeAt = (port: number) => `http://127.0.0.1:${port}/`;

/** Tells a database from another in its place. */
async function identityOf(database: string): Promise<string | undefined> {
  try {
    const { dev, ino, birthtimeMs } = await stat(join(database, 'PG_VERSION'));
    return [dev, ino, birthtimeMs].join(' ');
  } catch (error) {
    if (isCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
    throw error;
  }
}
