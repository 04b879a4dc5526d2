// npm start: Storybook, the shop and its local backend side by side, until Ctrl-C.
// npm start -- --host 192.168.1.20: the same for phones in the network of this machine, which has that address there.
import { parseArgs } from 'node:util';
import { ensurePackages, requireSetup } from './setup.mjs';

const READY_WITHIN_SECONDS = 180;

/** Where the shop looks for a backend by itself. */
const BACKEND_PORT = 5000;

requireSetup();

const { host } = parseArgs({ options: { host: { type: 'string', default: 'localhost' } } }).values;

const ports = {
  storybook: portOf('STORYBOOK_PORT', 6006),
  shop: portOf('SHOP_PORT', 5173),
  backend: portOf('BACKEND_PORT', BACKEND_PORT),
};
const services = [
  {
    name: 'storybook',
    title: 'Storybook',
    variable: 'STORYBOOK_PORT',
    port: ports.storybook,
    path: '',
    command: `storybook dev -p ${ports.storybook} --exact-port --no-open --ci --host ${host}`,
  },
  {
    name: 'shop',
    title: 'Shop',
    variable: 'SHOP_PORT',
    port: ports.shop,
    path: '',
    command: `vite --port ${ports.shop} --host ${host}`,
    env: ports.backend === BACKEND_PORT ? {} : { VITE_API_BASE: `http://${host}:${ports.backend}` },
  },
  {
    name: 'backend',
    title: 'Backend',
    variable: 'BACKEND_PORT',
    port: ports.backend,
    // 503 until the data can be used.
    path: '/health',
    command: `tsx mocks/run.ts --port ${ports.backend} --host ${host}`,
  },
];
refuse(
  services.flatMap(({ port, title, variable }, index) => {
    const other = services.slice(0, index).find((earlier) => earlier.port === port);
    return other ? [{ port, variable, why: `is wanted for ${other.title} and for ${title}` }] : [];
  }),
);

await ensurePackages();
// Imported late, because they need the packages.
const { default: getPort } = await import('get-port');
const { default: waitOn } = await import('wait-on');
const { isStopping, start } = await import('./processes.mjs');

const free = await Promise.all(services.map(({ port }) => getPort({ port })));
refuse(
  services
    .filter(({ port }, index) => free[index] !== port)
    .map(({ port, title, variable }) => ({
      port,
      variable,
      why:
        port < 1024
          ? `is taken by another program or may not be opened by this user; ${title} was to use it`
          : `is taken by another program; ${title} was to use it`,
    })),
);

console.log('Starting Storybook, the shop and its local backend.\n');
const { commands, result } = start(services, { prefixColors: 'auto', killOthersOn: ['success', 'failure'] });
result.then(
  () => process.exit(0),
  () => process.exit(isStopping() ? 0 : 1),
);

const answered = await Promise.all(
  services.map(async ({ title, port, path }) => {
    try {
      await waitOn({
        resources: [`http-get://${host}:${port}${path}`],
        timeout: READY_WITHIN_SECONDS * 1000,
      });
      return true;
    } catch {
      console.error(`${title} did not answer on port ${port} within ${READY_WITHIN_SECONDS} s.`);
      for (const command of commands) command.kill('SIGTERM');
      return false;
    }
  }),
);
if (answered.every(Boolean)) {
  const width = Math.max(...services.map(({ title }) => title.length));
  const addresses = services.map(({ title, port }) => `  ${title.padEnd(width)}  http://${host}:${port}`);
  console.log(`\n${addresses.join('\n')}\n\nEverything is up. Ctrl-C stops it all.\n`);
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

/**
 * Ends the process if there are problems with ports, and explains how to choose others.
 * @param {{ port: number, variable: string, why: string }[]} problems
 */
function refuse(problems) {
  if (problems.length === 0) return;
  for (const { port, variable, why } of problems) {
    console.error(`Port ${port} ${why}.\n  Choose another: ${variable}=${(port % 60_000) + 1000} npm start`);
    if (port === BACKEND_PORT && process.platform === 'darwin') {
      console.error(
        `  On macOS, 'AirPlay Receiver' often holds port ${port}; System Settings can turn it off.`,
      );
    }
  }
  process.exit(1);
}
