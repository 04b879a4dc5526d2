import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { getOffersCall } from '#features/shared/api';
import { countries } from '../../features/shared/country/country.ts';
import { isMadeUp, placeholders } from '../../features/shared/country/placeholders.ts';
import { countrySettings } from '../../features/shared/country/settings/index.ts';
import { pictureOf } from '../../features/shared/offer/pictures.ts';
import { trimSlash } from '../../features/shared/platform/backendAddress.ts';
import { variables } from '../../features/shared/platform/env.ts';

/** Something to do before the shop opens. */
export interface Finding {
  /** `fix` keeps the shop from opening as it should; a `note` is the owner's choice; `skip` was not tried. */
  level: 'fix' | 'note' | 'skip';
  what: string;
}

const fix = (what: string): Finding => ({ level: 'fix', what });
const note = (what: string): Finding => ({ level: 'note', what });
export const skip = (what: string): Finding => ({ level: 'skip', what });

/** The last line: whether the shop can open, which nobody knows of what was not tried. */
export function verdictOn(findings: readonly Finding[]): string {
  const fixes = findings.filter(({ level }) => level === 'fix').length;
  if (fixes > 0) return `${fixes} to fix before the shop opens.`;
  return findings.some(({ level }) => level === 'skip')
    ? 'Nothing to fix in what was tried; not all was, see above.'
    : 'The shop can open.';
}

/** The heaviest picture that a phone should load, in bytes. */
const MAX_PICTURE = 150_000;

const TIMEOUT_MS = 10_000;

/** What an address answers; `undefined` if nothing does. */
const request = (address: string, init: RequestInit = {}) =>
  fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined);

const isWebAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);

/** Names and addresses of one machine, or of one network: in a shopper's they are another's, or nobody's. */
const LOCAL_HOST =
  /(^|\.)localhost$|\.(local|lan|internal|home\.arpa)$|^(0|10|127)(\.\d+){3}$|^(192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))(\.\d+){2}$|^\[(::|f[cd]|fe[89ab])|^[^.[]+$/;

/** Names that nobody can have, and those of the README. */
const MADE_UP_HOST = /(^|\.)(example(\.(com|net|org|ba|rs|hr|me))?|test|invalid|your\.shop)$/;

const hostOf = (address: URL) => address.hostname.replace(/\.$/, '');

/** What is wrong with an address, as the rest of a sentence that begins with its name; `undefined` if nothing is. */
function faultOfAddress(name: string, value: string, isLocalPage: boolean): string | undefined {
  const isPath = /^\/(?!\/)/.test(value);
  // Without a protocol it has the page's.
  const text = value.startsWith('//') ? `https:${value}` : value;
  if (!isPath && !isWebAddress(text)) return 'which is no address.';
  const address = new URL(text, 'https://page.invalid');
  if (name.endsWith('_BASE') && /[?#]/.test(value))
    return 'which paths are added to: it may have no ? and no #.';
  if (isPath) return undefined;
  if (address.username || address.password)
    return 'which holds a user or a password: every shopper could read it.';
  if (MADE_UP_HOST.test(hostOf(address))) return 'which is a placeholder.';
  // The build asks the catalogue, pages ask the others.
  const isAskedLocally = name === 'VITE_CATALOGUE_URL' || isLocalPage;
  if (LOCAL_HOST.test(hostOf(address)))
    return isAskedLocally
      ? undefined
      : 'which only this machine or its network can reach: a shopper’s device cannot.';
  return address.protocol === 'https:' || isLocalPage ? undefined : 'but a page over https may not ask http.';
}

/**
 * The variables of a build, by the schema that reads them.
 *
 * @param page the address of the deployed page
 */
export function checkSettings(env: Record<string, string>, page?: string): Finding[] {
  const isLocalPage = page !== undefined && LOCAL_HOST.test(hostOf(new URL(page)));
  const known = Object.keys(variables.entries);
  return [
    ...Object.keys(env)
      .filter((name) => name.startsWith('VITE_') && !known.includes(name))
      .map((name) => fix(`${name} is no setting; there are ${known.join(', ')}.`)),
    ...known.flatMap((name) => {
      const value = env[name]?.trim() ?? '';
      if (value === '')
        return name === 'VITE_API_BASE'
          ? [note('VITE_API_BASE is not set: the backend is port 5000 of the page’s own host.')]
          : [];
      if (/_(?:BASE|URL)$/.test(name)) {
        const fault = faultOfAddress(name, value, isLocalPage);
        return fault ? [fix(`${name} is '${value}', ${fault}`)] : [];
      }
      if (name === 'VITE_COUNTRY' && !countries.some((country) => country === value))
        return [fix(`VITE_COUNTRY is '${value}', not one of ${countries.join(', ')}.`)];
      if (name.startsWith('VITE_ANALYTICS_') && !/^GTM-[A-Z0-9]+$/.test(value))
        return [fix(`${name} is '${value}', not the id of a container (GTM-…).`)];
      return [];
    }),
  ];
}

/** What the owner has not filled in yet, and where shoppers see it. */
export const checkPlaceholders = (settings = countrySettings): Finding[] =>
  placeholders.flatMap(({ what, where, value, isOptional }) => {
    const missing = countries.filter((country) => isMadeUp(value(settings[country])));
    if (missing.length === 0) return [];
    return [
      (isOptional ? note : fix)(`${what} is not filled in (${missing.join(', ')}). It shows in: ${where}.`),
    ];
  });

const offersSchema = v.object({
  status: v.literal('ok'),
  data: v.array(v.object({ Slog: v.string(), Images: v.array(v.string()) })),
});

/**
 * The backend of a build, without a slash at the end; `undefined` where only the page's address would tell.
 *
 * @param configured `VITE_API_BASE`
 * @param page the address of the deployed page
 */
export function backendOf(configured: string, page: string | undefined): string | undefined {
  if (isWebAddress(configured)) return trimSlash(configured);
  if (!page) return undefined;
  if (configured) return trimSlash(new URL(configured, page).href);
  const { protocol, hostname } = new URL(page);
  return `${protocol}//${hostname}:5000`;
}

/** Whether the backend answers in each country, and the pictures of its offers do. */
export async function checkBackend(base: string): Promise<Finding[]> {
  const found: Finding[] = [];
  const pictures = new Set<string>();
  for (const country of countries) {
    const response = await request(`${base}/_rpc`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        action: 'call',
        method: getOffersCall.name,
        args: {},
        meta: { country, id: 1 },
      }),
    });
    if (!response) return [fix(`The backend at ${base} does not answer.`)];
    const parsed = v.safeParse(offersSchema, await response.json().catch(() => undefined));
    if (!parsed.success)
      found.push(
        fix(
          `${base}/_rpc answers with no list of offers in ${country}. 'npm run backend -- check ${base} --country ${country}' says more.`,
        ),
      );
    else if (parsed.output.data.length === 0) found.push(fix(`${base}/_rpc lists no offer in ${country}.`));
    else
      for (const url of parsed.output.data.flatMap(({ Images }) => Images))
        for (const file of [...filesOf(url, 'full'), ...filesOf(url, 'thumb')]) pictures.add(file);
  }
  return [...found, ...(await Promise.all([...pictures].map(checkPicture))).flat()];
}

/** Every file that a browser may ask for. */
function filesOf(url: string, place: 'full' | 'thumb'): string[] {
  const { src, sources } = pictureOf(url, place);
  return [
    src,
    ...sources.flatMap(({ srcSet }) => srcSet.split(', ').map((source) => source.split(' ')[0] ?? source)),
  ];
}

async function checkPicture(url: string): Promise<Finding[]> {
  const response = await request(url);
  const type = response?.headers.get('content-type') ?? '';
  if (!response?.ok || !type.startsWith('image/')) return [fix(`The picture ${url} is missing.`)];
  const { byteLength } = await response.arrayBuffer();
  return byteLength > MAX_PICTURE
    ? [note(`The picture ${url} has ${Math.round(byteLength / 1000)} kB.`)]
    : [];
}

/** The headers of the example for nginx. */
const headers = readFileSync(new URL('../nginx/hrast-headers.conf', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, name, quoted, bare] = /^add_header ([\w-]+) (?:"(.*)"|(\S+)) always;$/.exec(line) ?? [];
    return name ? [{ name, value: quoted ?? bare ?? '' }] : [];
  });

/** The build in `dist/`. */
export interface Build {
  /** Its `index.html`. */
  page: string;
  /** The path of one of its files: `assets/main-x.js`. */
  asset: string;
}

/** What the server of the deployed page sends. */
export async function checkPage(address: string, build: Build | undefined): Promise<Finding[]> {
  const page = await request(address);
  if (!page?.ok) return [fix(`${address} is answered with ${page ? `HTTP ${page.status}` : 'nothing'}.`)];
  const isSecure = page.url.startsWith('https:');
  const html = await page.text();
  const found = [
    ...(isSecure ? [] : [fix(`${address} is not served over https.`)]),
    ...(html.includes('http-equiv="Content-Security-Policy"')
      ? []
      : [fix('The page has no content policy of its own: it is not the built index.html.')]),
    ...(/no-cache|no-store|max-age=0/.test(page.headers.get('cache-control') ?? '')
      ? []
      : [fix('The page may be kept: send Cache-Control: no-cache.')]),
    ...headers.flatMap(({ name, value }) => {
      if (name === 'Strict-Transport-Security' && !isSecure) return [];
      const sent = page.headers.get(name);
      if (sent === null) return [fix(`The page comes without ${name}: ${value}`)];
      if (name === 'Content-Security-Policy' ? sent.includes(value) : sent === value) return [];
      return [note(`${name} is '${sent}'; the example has '${value}'.`)];
    }),
  ];
  if (!build) return [...found, skip('There is no build in dist/, so the files of the page were not tried.')];
  const { asset } = build;
  if (html !== build.page) found.push(fix('The deployed page is not the build in dist/.'));
  const file = await request(new URL(asset, page.url).href, { headers: { 'accept-encoding': 'br, gzip' } });
  if (!file?.ok) return [...found, fix(`${asset} is not there.`)];
  await file.body?.cancel();
  return [
    ...found,
    ...(file.headers.get('cache-control')?.includes('immutable')
      ? []
      : [fix('Files in assets/ may not be kept: send Cache-Control: public, max-age=31536000, immutable')]),
    ...(file.headers.has('content-encoding') ? [] : [fix('Files in assets/ are sent without compression.')]),
  ];
}
