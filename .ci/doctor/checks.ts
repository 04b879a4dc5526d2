import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { getOffersCall } from '#features/shared/api';
import { countries } from '../../features/shared/country/country.ts';
import { isMadeUp, placeholders } from '../../features/shared/country/placeholders.ts';
import { countrySettings } from '../../features/shared/country/settings/index.ts';
import { pictureOf } from '../../features/shared/offer/pictures.ts';
import { variables } from '../../features/shared/platform/env.ts';

/** Something to do before the shop opens. */
export interface Finding {
  /** `fix` keeps the shop from opening as it should; a `note` is the owner's choice. */
  level: 'fix' | 'note';
  what: string;
}

const fix = (what: string): Finding => ({ level: 'fix', what });
const note = (what: string): Finding => ({ level: 'note', what });

/** The heaviest picture that a phone should load, in bytes. */
const MAX_PICTURE = 150_000;

const TIMEOUT_MS = 10_000;

/** What an address answers; `undefined` if nothing does. */
const request = (address: string, init: RequestInit = {}) =>
  fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined);

const isWebAddress = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text);

/** The variables of a build, by the schema that reads them. */
export function checkSettings(env: Record<string, string>): Finding[] {
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
        if (value.startsWith('/')) return [];
        if (!isWebAddress(value)) return [fix(`${name} is '${value}', which is no address.`)];
        const { protocol, hostname } = new URL(value);
        return protocol === 'https:' || hostname === 'localhost'
          ? []
          : [fix(`${name} is '${value}': a page over https may not ask http.`)];
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

/** Whether the backend answers, and the pictures of its offers do. */
export async function checkBackend(base: string): Promise<Finding[]> {
  const response = await request(`${base}/_rpc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'call', method: getOffersCall.name, args: {}, meta: { id: 1 } }),
  });
  if (!response) return [fix(`The backend at ${base} does not answer.`)];
  const parsed = v.safeParse(offersSchema, await response.json().catch(() => undefined));
  if (!parsed.success)
    return [
      fix(`${base}/_rpc answers with no list of offers. 'npm run backend -- check ${base}' says more.`),
    ];
  const pictures = new Set(
    parsed.output.data
      .flatMap(({ Images }) => Images)
      .flatMap((url) => [...filesOf(url, 'full'), ...filesOf(url, 'thumb')]),
  );
  const found = await Promise.all([...pictures].map(checkPicture));
  return found.flat();
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

/**
 * What the server of the deployed page sends.
 *
 * @param asset the path of a file of the build: `assets/main-x.js`
 */
export async function checkPage(address: string, asset: string | undefined): Promise<Finding[]> {
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
  if (!asset) return [...found, note('There is no build in dist/, so the files of the page were not tried.')];
  const file = await request(new URL(asset, page.url).href, { headers: { 'accept-encoding': 'br, gzip' } });
  if (!file?.ok)
    return [...found, note(`${asset} is not there: the deployed page is not the build in dist/.`)];
  await file.body?.cancel();
  return [
    ...found,
    ...(file.headers.get('cache-control')?.includes('immutable')
      ? []
      : [fix('Files in assets/ may not be kept: send Cache-Control: public, max-age=31536000, immutable')]),
    ...(file.headers.has('content-encoding') ? [] : [fix('Files in assets/ are sent without compression.')]),
  ];
}
