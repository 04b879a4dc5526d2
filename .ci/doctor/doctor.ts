// npm run doctor [-- <address of the deployed page>]: what is to be done before the shop opens. Exits with 1 if there is.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';
import { checkBackend, checkPage, checkPlaceholders, checkSettings, type Finding } from './checks.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [address, ...rest] = process.argv.slice(2);
if (rest.length > 0 || (address !== undefined && !URL.canParse(address))) {
  console.error('npm run doctor [-- https://the.shop/]');
  process.exit(2);
}

/** As `npm run build` reads them. */
const env = loadEnv('production', root, 'VITE_');
const base = URL.canParse(env.VITE_API_BASE ?? '')
  ? env.VITE_API_BASE?.replace(/\/$/, '')
  : address && new URL(address).origin.replace(/:\d+$/, '').concat(':5000');

/** A script of the build in `dist/`. */
function builtAsset(): string | undefined {
  try {
    const name = readdirSync(`${root}/dist/assets`).find((file) => file.endsWith('.js'));
    return name && `assets/${name}`;
  } catch {
    return undefined;
  }
}

const sections: [name: string, findings: Finding[]][] = [
  ['Settings', checkSettings(env)],
  ['To be filled in (features/shared/country/settings)', checkPlaceholders()],
  [
    'Backend and pictures',
    base
      ? await checkBackend(base)
      : [{ level: 'note', what: 'Not tried: give VITE_API_BASE or the address of the page.' }],
  ],
  [
    'Deployed page',
    address
      ? await checkPage(address, builtAsset())
      : [{ level: 'note', what: 'Not tried: give its address, npm run doctor -- https://the.shop/' }],
  ],
];

for (const [name, findings] of sections) {
  console.log(`\n${name}${findings.length > 0 ? '' : ': as it should be'}`);
  for (const { level, what } of findings) console.log(`  ${level.padEnd(4)}  ${what}`);
}
const fixes = sections.flatMap(([, findings]) => findings).filter(({ level }) => level === 'fix').length;
console.log(fixes > 0 ? `\n${fixes} to fix before the shop opens.` : '\nThe shop can open.');
process.exit(fixes > 0 ? 1 : 0);
