// npm run doctor [-- <address of the deployed page>]: what is to be done before the shop opens. Exits with 1 if there is.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';
import { countries } from '../features/shared/country/country.ts';
import { isMadeUp, placeholders } from '../features/shared/country/placeholders.ts';
import { countrySettings } from '../features/shared/country/settings/index.ts';
import { variables } from '../features/shared/platform/env.ts';

/** Something to do. `fix` keeps the shop from opening as it should; a `note` is the owner's choice. */
interface Finding {
  level: 'fix' | 'note';
  what: string;
}

const fix = (what: string): Finding => ({ level: 'fix', what });
const note = (what: string): Finding => ({ level: 'note', what });

const [address, ...rest] = process.argv.slice(2);
if (rest.length > 0 || (address !== undefined && !URL.canParse(address))) {
  console.error('npm run doctor [-- https://the.shop/]');
  process.exit(2);
}

/** Names and addresses of one machine or one network, and those that nobody can have. */
const UNREACHABLE =
  /^[^.]+$|^\[|\.(localhost|local|lan|internal|test|invalid|example)$|(^|\.)(example\.\w+|your\.shop)$|^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\./;

/** What is wrong with an address; `undefined` if nothing is. */
function faultOfAddress(value: string): string | undefined {
  // Of the page's own host.
  if (/^\/(?!\/)/.test(value)) return undefined;
  const text = value.startsWith('//') ? `https:${value}` : value;
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return 'which is no address';
  const { protocol, hostname, username, password } = new URL(text);
  if (username || password) return 'which holds a user or a password: every shopper could read it';
  if (UNREACHABLE.test(hostname)) return 'which a shopper’s device cannot reach';
  return protocol === 'https:' ? undefined : 'but a page over https may not ask http';
}

function faultOfSetting(name: string, value: string): string | undefined {
  if (name.endsWith('_BASE') && /[?#]/.test(value))
    return 'which paths are added to: it may have no ? and no #';
  if (/_(BASE|URL)$/.test(name)) return faultOfAddress(value);
  if (name === 'VITE_COUNTRY' && !countries.some((country) => country === value))
    return `which is not one of ${countries.join(', ')}`;
  if (name.startsWith('VITE_ANALYTICS_') && !/^GTM-[A-Z0-9]+$/.test(value))
    return 'which is not the id of a container (GTM-…)';
  return undefined;
}

/** The variables of a build, as `npm run build` reads them. */
function checkSettings(): Finding[] {
  const env = loadEnv('production', fileURLToPath(new URL('..', import.meta.url)), 'VITE_');
  const known = Object.keys(variables.entries);
  const found = Object.entries(env).flatMap(([name, raw]) => {
    if (!known.includes(name)) return fix(`${name} is no setting; there are ${known.join(', ')}.`);
    const value = raw.trim();
    // The build asks the catalogue, pages ask the others.
    const fault = value && name !== 'VITE_CATALOGUE_URL' && faultOfSetting(name, value);
    return fault ? fix(`${name} is '${value}', ${fault}.`) : [];
  });
  if (env.VITE_API_BASE?.trim()) return found;
  return [...found, note('VITE_API_BASE is not set: the backend is port 5000 of the page’s own host.')];
}

/** What the owner has not filled in yet, and where shoppers see it. */
const checkPlaceholders = (): Finding[] =>
  placeholders.flatMap(({ what, where, value, isOptional }) => {
    const missing = countries.filter((country) => isMadeUp(value(countrySettings[country])));
    const add = isOptional ? note : fix;
    return missing.length > 0
      ? add(`${what} is not filled in (${missing.join(', ')}). It shows in: ${where}.`)
      : [];
  });

/** The headers of the example for nginx. */
const headers = readFileSync(new URL('nginx/hrast-headers.conf', import.meta.url), 'utf8').matchAll(
  /^add_header ([\w-]+) "?(.*?)"? always;$/gm,
);

/** The headers with which a page and one of its scripts are sent. */
async function checkHeaders(page: string): Promise<Finding[]> {
  const answer = await fetch(page).catch(() => undefined);
  if (!answer?.ok) return [fix(`${page} is answered with ${answer ? `HTTP ${answer.status}` : 'nothing'}.`)];
  const found: Finding[] = [];
  if (!answer.url.startsWith('https:')) found.push(fix('The page is not served over https.'));
  if (!/no-cache|no-store|max-age=0/.test(answer.headers.get('cache-control') ?? ''))
    found.push(fix('The page may be kept: send Cache-Control: no-cache.'));
  for (const [, name = '', value = ''] of headers) {
    const sent = answer.headers.get(name);
    if (sent === null) found.push(fix(`The page comes without ${name}: ${value}`));
    else if (!sent.includes(value)) found.push(note(`${name} is '${sent}'; the example has '${value}'.`));
  }
  const [, asset] = /["(](\.?\/?assets\/[\w-]+\.js)/.exec(await answer.text()) ?? [];
  if (!asset) return [...found, fix('The page names no script in assets/: it is not the built index.html.')];
  const script = await fetch(new URL(asset, answer.url)).catch(() => undefined);
  if (!script?.headers.get('cache-control')?.includes('immutable'))
    found.push(fix('assets/ may not be kept: send Cache-Control: public, max-age=31536000, immutable'));
  if (!script?.headers.has('content-encoding')) found.push(fix('assets/ are sent without compression.'));
  return found;
}

const sections: [name: string, findings: Finding[]][] = [
  ['Settings', checkSettings()],
  ['To be filled in (features/shared/country/settings)', checkPlaceholders()],
  ...(address ? [['Deployed page', await checkHeaders(address)] satisfies [string, Finding[]]] : []),
];
for (const [name, findings] of sections) {
  console.log(`\n${name}${findings.length > 0 ? '' : ': as it should be'}`);
  for (const { level, what } of findings) console.log(`  ${level.padEnd(4)}  ${what}`);
}
const fixes = sections.flatMap(([, findings]) => findings).filter(({ level }) => level === 'fix').length;
const tried = address
  ? 'The shop can open.'
  : 'Nothing to fix here; the deployed page was not tried, give its address.';
console.log(`\n${fixes > 0 ? `${fixes} to fix before the shop opens.` : tried}`);
process.exit(fixes > 0 ? 1 : 0);
