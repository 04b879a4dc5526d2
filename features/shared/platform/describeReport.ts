import { isInAppBrowser } from './device';
import { parseUrl } from './parseUrl';
import type { Noticed, SentReport } from './reportBatch';

/** A place at the end of a line of a stack, or of its `eval`. The address of a page may have brackets of its own. */
const PLACE = /([\w-]+:\/\/\S+):(\d+):(\d+)(?=\)?(?:,|$))/gm;

const SCRIPT = /^[\w.-]+\.(?:js|tsx?)$/;

/** A file of the build in a message of the browser about it. */
const BUILT_FILE = /[\w.-]+\.(?:js|css)\b/;

/** What errors are called, in every browser and here. Any other name may be a text. */
const CLASS = /^[A-Za-z]+(?:Error|Exception)$/;

/** How many places of a stack are sent, innermost first. */
const MAX_FRAMES = 10;

const EXTENSION = /-extension\b/;

/** The name of the file without its folder and parameters. What runs in the page itself has none. */
function fileOf(url: URL): string {
  const name = url.pathname.split('/').at(-1) ?? '';
  return SCRIPT.test(name) ? name : 'index.html';
}

/** The places of an error's stack, without the message that V8 puts in front. */
function placesOf({ stack = '', message }: Error) {
  return [...stack.replace(`: ${message}\n`, '\n').matchAll(PLACE)].flatMap(
    ([, address = '', line = '', column = '']) => {
      const url = parseUrl(address);
      return url ? [{ url, at: `${line}:${column}` }] : [];
    },
  );
}

const isOwn = (url: URL) => url.origin === location.origin;

type Described = Pick<SentReport, 'name' | 'detail' | 'frames'>;

function describeViolation(event: SecurityPolicyViolationEvent): Described | undefined {
  const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = event;
  if (EXTENSION.test(`${blockedURI} ${sourceFile}`)) return undefined;
  const blocked = parseUrl(blockedURI);
  const source = parseUrl(sourceFile);
  return {
    name: effectiveDirective,
    // Otherwise a keyword: `inline`, `eval`.
    detail: blocked?.host ? blocked.origin : blockedURI,
    frames: source && isOwn(source) ? [`${fileOf(source)}:${lineNumber}:${columnNumber}`] : [],
  };
}

function describeCause({ kind, cause, detail = '' }: Noticed): Described | undefined {
  if (!(cause instanceof Error)) return { name: typeof cause, detail, frames: [] };
  const places = placesOf(cause);
  // Scripts of extensions, of the app around the page or of the analytics container.
  if (places[0] && !isOwn(places[0].url)) return undefined;
  const { cause: inner } = cause;
  const file = kind === 'code' && inner instanceof Error ? BUILT_FILE.exec(inner.message)?.[0] : '';
  return {
    name: CLASS.test(cause.name) ? cause.name : 'Error',
    detail: file || detail,
    frames: places
      .filter(({ url }) => isOwn(url))
      .slice(0, MAX_FRAMES)
      .map(({ url, at }) => `${fileOf(url)}:${at}`),
  };
}

function describe(noticed: Noticed): Described | undefined {
  const { kind, cause, detail = '' } = noticed;
  if (kind === 'vital') return { name: detail, detail: '', frames: [] };
  if (kind === 'policy')
    return cause instanceof SecurityPolicyViolationEvent ? describeViolation(cause) : undefined;
  // The browser hides an error of another origin's script, and has none for its own warnings.
  if (kind === 'error' && (cause === null || cause === undefined)) return undefined;
  return describeCause(noticed);
}

/**
 * What is sent of what was noticed: class, place in the code and the route's pattern. No message, because it may quote what
 * a person has typed or what the backend knows of them. `undefined` for what is not the shop's: an extension's error.
 *
 * @param patternOf gives the pattern of an address (`location.hash`)
 */
export function describeReport(
  noticed: Noticed,
  patternOf: (hash: string) => string,
): SentReport | undefined {
  const described = describe(noticed);
  if (!described) return undefined;
  const { kind, value, hash } = noticed;
  return { kind, ...described, route: patternOf(hash), ...(value !== undefined && { value }) };
}

/** In the order in which they are asked: most call themselves by the names of others too. */
const browsers: readonly [name: string, version: RegExp][] = [
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Edge', /Edg(?:A|iOS)?\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)\S* .*Safari/],
  ['WebKit', /AppleWebKit\/(\d+)/],
];

/** Name and major version of the browser, no more of what its name gives away about the device. */
export function browserOf(userAgent: string): string {
  const found = browsers.flatMap(([name, version]) => {
    const major = version.exec(userAgent)?.[1];
    return major ? [`${name} ${major}`] : [];
  });
  return `${found[0] ?? 'Other'}${isInAppBrowser() ? ' in an app' : ''}`;
}
