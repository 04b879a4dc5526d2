// npm start: Storybook, the shop and its local backend side by side, until Ctrl-C.
// npm start -- --host 192.168.1.20: the same for phones in the network of this machine, which has that address there.
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensurePackages } from './setup.mjs';

ensurePackages();
// Imported late, because they need the packages.
const { isStopping, start } = await import('./processes.mjs');

const { host } = parseArgs({ options: { host: { type: 'string', default: 'localhost' } } }).values;
const { STORYBOOK_PORT = '6006', SHOP_PORT = '5173', BACKEND_PORT = '5000' } = process.env;
const services = [
  {
    name: 'storybook',
    command: `storybook dev -p ${STORYBOOK_PORT} --exact-port --no-open --ci --host ${host}`,
    address: `http://${host}:${STORYBOOK_PORT}`,
  },
  {
    name: 'shop',
    command: `vite --port ${SHOP_PORT} --strictPort --host ${host}`,
    // Where the shop looks for a backend by itself.
    env: BACKEND_PORT === '5000' ? {} : { VITE_API_BASE: `http://${host}:${BACKEND_PORT}` },
    address: `http://${host}:${SHOP_PORT}`,
  },
  {
    name: 'backend',
    command: `tsx mocks/run.ts --port ${BACKEND_PORT} --host ${host}`,
    address: `http://${host}:${BACKEND_PORT}`,
    // 503 until the data can be used.
    ready: '/health',
  },
];

console.log('Starting Storybook, the shop and its local backend.\n');
const { result } = start(services, { prefixColors: 'auto', killOthersOn: ['success', 'failure'] });
result.then(
  () => process.exit(0),
  () => {
    if (isStopping()) process.exit(0);
    console.error(
      '\nOne of the three ended, see above. If its port is taken, choose another by STORYBOOK_PORT, SHOP_PORT or BACKEND_PORT.',
    );
    process.exit(1);
  },
);

for (const { address, ready = '' } of services) {
  const isUp = () =>
    fetch(address + ready).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) await wait(500);
}
console.log('\nEverything is up. Ctrl-C stops it all.\n');
for (const { name, address } of services) console.log(`  ${name.padEnd(9)}  ${address}`);
