// npm start: Storybook, the shop and the local backend side by side, until Ctrl-C.
import { createInterface } from 'node:readline';
import { requireNode } from './node-version.mjs';
import {
  answers,
  bin,
  ended,
  isStopping,
  node,
  portState,
  start,
  stopAll,
  stopOnSignal,
} from './processes.mjs';
import { ensurePackages } from './setup.mjs';

const READY_WITHIN_SECONDS = 180;
const KEPT_LINES = 40;

requireNode();

const ports = {
  storybook: portOf('STORYBOOK_PORT', 6006),
  shop: portOf('SHOP_PORT', 5173),
  backend: portOf('BACKEND_PORT', 5000),
};
await requireFreePorts([
  { port: ports.storybook, variable: 'STORYBOOK_PORT', purpose: 'Storybook' },
  { port: ports.shop, variable: 'SHOP_PORT', purpose: 'the shop' },
  { port: ports.backend, variable: 'BACKEND_PORT', purpose: 'the local backend' },
]);

stopOnSignal(0);
await ensurePackages();

/**
 * @typedef {object} Service
 * @property {string} name
 * @property {string} url shown when it answers
 * @property {string} [probe] asked instead of `url`
 * @property {() => string[]} args a function, because packages are there only after the install
 * @property {Record<string, string>} [env]
 */

/** @type {Service[]} */
const services = [
  {
    name: 'Storybook',
    url: `http://localhost:${ports.storybook}`,
    args: () => [bin('storybook'), 'dev', '-p', String(ports.storybook), '--exact-port', '--no-open', '--ci'],
  },
  {
    name: 'Shop',
    url: `http://localhost:${ports.shop}`,
    args: () => [bin('vite'), '--port', String(ports.shop)],
    env: ports.backend === 5000 ? {} : { VITE_API_BASE: `http://localhost:${ports.backend}` },
  },
  {
    name: 'Backend',
    url: `http://localhost:${ports.backend}`,
    probe: `http://localhost:${ports.backend}/geo`,
    args: () => [bin('tsx'), 'mocks/server.ts', '--port', String(ports.backend)],
  },
];

console.log('Starting Storybook, the shop and the local backend.\n');
const someEnded = new AbortController();
const width = Math.max(...services.map(({ name }) => name.length));
const allReady = await Promise.all(services.map(runService));
if (allReady.every(Boolean)) console.log('\nEverything is up. Ctrl-C stops it all.');

/**
 * Starts one service and says its address once it answers.
 * @param {Service} service
 */
async function runService({ name, url, probe = url, args, env = {} }) {
  const child = start(node, args(), { env, output: 'pipe' });
  /** The last lines it wrote, shown only if it fails. @type {string[]} */
  const lines = [];
  let ready = false;

  const label = `[${name.toLowerCase()}]`.padEnd(width + 3);
  for (const [stream, isError] of /** @type {const} */ ([
    [child.stdout, false],
    [child.stderr, true],
  ])) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      if (lines.length > KEPT_LINES) lines.shift();
      // Once it is up, what it complains about (a typo in a file just saved) belongs on the screen.
      if (ready && isError && line.trim()) console.error(`${label} ${line}`);
    });
  }

  /** @param {string} reason */
  const fail = async (reason) => {
    if (someEnded.signal.aborted || isStopping()) return;
    someEnded.abort();
    console.error(`\n${name} ${reason}. The last it said:\n`);
    for (const line of lines) console.error(`${label} ${line}`);
    console.error('\nStopping the rest.');
    await stopAll();
    process.exit(1);
  };

  void ended(child).then(({ how }) => fail(`ended by itself (${how})`));
  ready = await answers(probe, { seconds: READY_WITHIN_SECONDS, signal: someEnded.signal });
  if (ready) console.log(`  ${name.padEnd(width)}  ${url}`);
  else await fail(`did not answer at ${probe} within ${READY_WITHIN_SECONDS} s`);
  return ready;
}

/**
 * @param {string} variable
 * @param {number} standard
 */
function portOf(variable, standard) {
  const text = process.env[variable];
  if (!text) return standard;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  console.error(`${variable} is '${text}', which is no port: give a whole number from 1 to 65535.`);
  process.exit(1);
}

/** @param {{ port: number, variable: string, purpose: string }[]} wanted */
async function requireFreePorts(wanted) {
  const problems = [];
  for (const { port, variable, purpose } of wanted) {
    const twin = wanted.find((other) => other.port === port && other.variable !== variable);
    const state = twin ? 'twice' : await portState(port);
    if (state === 'free') continue;
    const why = {
      twice: `is wanted for ${purpose} and for ${twin?.purpose}`,
      taken: `is taken by another program; ${purpose} was to use it`,
      forbidden: `may not be opened by this user; ${purpose} was to use it`,
    }[state];
    problems.push(`Port ${port} ${why}.\n  Choose another: ${variable}=${port + 1000} npm start`);
    if (port === 5000 && process.platform === 'darwin') {
      problems.push(
        "  (On macOS, port 5000 is often held by 'AirPlay Receiver', which System Settings can turn off.)",
      );
    }
  }
  if (problems.length === 0) return;
  console.error(problems.join('\n'));
  process.exit(1);
}
