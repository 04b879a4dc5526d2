import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The program that runs us; scripts are started with the same one. */
export const node = process.execPath;

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Where checks keep their reports and builds: swept away with `node_modules`, never committed. */
export const cache = join(root, 'node_modules', '.cache', 'checks');

const windows = process.platform === 'win32';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** Process groups that were started here and whose leader has not ended. @type {Set<ChildProcess>} */
const running = new Set();

// A crash must not leave them behind.
process.on('exit', () => {
  for (const child of running) signalGroup(child, 'SIGKILL');
});

/**
 * Starts a program as the leader of a process group of its own: a Ctrl-C in the terminal then reaches only us, and
 * `stopAll` reaches whatever the program started in its turn.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, output?: 'inherit' | 'pipe' }} [options]
 */
export function start(command, args, { env = {}, output = 'inherit' } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    detached: !windows,
    // npm is a batch file there.
    shell: windows && command !== node,
  });
  running.add(child);
  child.once('error', () => running.delete(child));
  child.once('exit', () => {
    running.delete(child);
    if (!windows) signalGroup(child, 'SIGKILL');
  });
  return child;
}

/**
 * Waits for a process. `how` says it in words: `exit code 1`, `SIGTERM`, or why it could not start.
 * @param {ChildProcess} child
 * @returns {Promise<{ code: number | null, how: string }>}
 */
export function ended(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, how: error.message }));
    child.once('close', (code, signal) => resolve({ code, how: signal ?? `exit code ${code}` }));
  });
}

/**
 * Runs a program to its end, or stops it after `minutes`.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, minutes?: number }} [options]
 * @returns {Promise<{ code: number | null, how: string }>}
 */
export async function run(command, args, { env = {}, minutes = 15 } = {}) {
  const child = start(command, args, { env });
  const limit = setTimeout(() => {
    console.error(`No end after ${minutes} minutes: stopping it.`);
    void stop(child);
  }, minutes * 60_000);
  const end = await ended(child);
  clearTimeout(limit);
  // On the way out, nothing goes on from here.
  return stopping ? new Promise(() => {}) : end;
}

/**
 * Sends a signal to a process and everything below it.
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  if (windows) {
    spawn('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    // Nobody is left in the group; macOS says EPERM where only the dead are.
    if (!hasCode(error, 'ESRCH') && !hasCode(error, 'EPERM')) throw error;
  }
}

/**
 * Asks a process group to stop, and ends what has not stopped after five seconds.
 * @param {ChildProcess} child
 */
export async function stop(child) {
  if (!running.has(child)) return;
  const end = ended(child);
  signalGroup(child, 'SIGTERM');
  const patience = setTimeout(() => signalGroup(child, 'SIGKILL'), 5_000);
  await end;
  clearTimeout(patience);
}

/** Stops everything that was started here. */
export async function stopAll() {
  await Promise.all([...running].map(stop));
}

let stopping = false;

/** Whether a signal told us to stop: what ends now does so because we asked. */
export const isStopping = () => stopping;

/**
 * Stops everything on Ctrl-C and on the signals that end a session, then exits.
 * @param {number} exitCode
 */
export function stopOnSignal(exitCode) {
  const stopEverything = () => {
    if (stopping) return;
    stopping = true;
    console.log('\nStopping…');
    void stopAll().then(() => process.exit(exitCode));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopEverything);

  // A signal to npm ends npm and the shell between us, and never arrives here.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => {
      if (process.ppid !== parent) stopEverything();
    }, 500).unref();
  }
}

/**
 * The script behind a package's command, so that it runs without a shell in between.
 * @param {string} packageName
 * @param {string} [command] the package's own name if left out
 */
export function bin(packageName, command = packageName) {
  const folder = join(root, 'node_modules', packageName);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[command]);
}

/** Every address at which another program could hold a port that we open as `localhost`. */
const HOSTS = ['127.0.0.1', '::1', '0.0.0.0', '::'];

/**
 * @param {number} port
 * @returns {Promise<'free' | 'taken' | 'forbidden'>}
 */
export async function portState(port) {
  for (const host of HOSTS) {
    const code = await tryToListen(port, host);
    if (code === 'EADDRINUSE') return 'taken';
    if (code === 'EACCES') return 'forbidden';
    // Other codes: this machine does not have the address.
  }
  return 'free';
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>} the error's code
 */
function tryToListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/** A port that nobody listens on now. @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/**
 * Waits until an address answers without an error.
 * @param {string} url
 * @param {{ seconds: number, signal: AbortSignal }} options
 * @returns {Promise<boolean>} `false` when the time is over or the signal came
 */
export async function answers(url, { seconds, signal }) {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end && !signal.aborted) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
      await response.body?.cancel();
      if (response.ok) return true;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}

/**
 * @param {unknown} error
 * @param {string} code
 */
function hasCode(error, code) {
  return error instanceof Error && 'code' in error && error.code === code;
}
