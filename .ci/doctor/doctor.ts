// npm run doctor [-- <address of the deployed page>]: what is to be done before the shop opens. Exits with 1 if there is.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';
import {
  type Build,
  backendOf,
  checkBackend,
  checkPage,
  checkPlaceholders,
  checkSettings,
  type Finding,
  skip,
  verdictOn,
} from './checks.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [address, ...rest] = process.argv.slice(2);
if (rest.length > 0 || (address !== undefined && !URL.canParse(address))) {
  console.error('npm run doctor [-- https://the.shop/]');
  process.exit(2);
}

/** As `npm run build` reads them. */
const env = loadEnv('production', root, 'VITE_');
const base = backendOf(env.VITE_API_BASE?.trim() ?? '', address);

function findBuild(): Build | undefined {
  try {
    const name = readdirSync(`${root}/dist/assets`).find((file) => file.endsWith('.js'));
    return name
      ? { page: readFileSync(`${root}/dist/index.html`, 'utf8'), asset: `assets/${name}` }
      : undefined;
  } catch {
    return undefined;
  }
}

const sections: [name: string, findings: Finding[]][] = [
  ['Settings', checkSettings(env, address)],
  ['To be filled in (features/shared/country/settings)', checkPlaceholders()],
  [
    'Backend and pictures',
    base ? await checkBackend(base) : [skip('Not tried: give VITE_API_BASE or the address of the page.')],
  ],
  [
    'Deployed page',
    address
      ? await checkPage(address, findBuild())
      : [skip('Not tried: give its address, npm run doctor -- https://the.shop/')],
  ],
];

for (const [name, findings] of sections) {
  console.log(`\n${name}${findings.length > 0 ? '' : ': as it should be'}`);
  for (const { level, what } of findings) console.log(`  ${level.padEnd(4)}  ${what}`);
}
const all = sections.flatMap(([, findings]) => findings);
console.log(`\n${verdictOn(all)}`);
process.exit(all.some(({ level }) => level === 'fix') ? 1 : 0);
