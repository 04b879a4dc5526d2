import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import { floor } from '../../app/build/floor.ts';

const data: CompatData = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'),
);

/** Interfaces that pages do not have. */
const WORKERS = /Worker(?:GlobalScope|Navigator|Location)$|Worklet/;

/**
 * Every API of scripts that a browser of the floor lacks, spelled as in a program: `structuredClone`, `URL.canParse`,
 * `Array.prototype.toSorted`, `Document.prototype.startViewTransition`. From MDN's compatibility data. Members of an
 * interface that is in the list itself are left out, and members of `Window` are globals.
 */
export const laterApis: string[] = listApis(isLater);

/** Every API of scripts that all browsers of the floor have. */
export const floorApis: string[] = listApis((statement) => !isLater(statement));

/** Directives of a content policy that a browser of the floor ignores. */
export const laterDirectives: string[] = Object.entries(
  data.http.headers?.['Content-Security-Policy'] ?? {},
).flatMap(([name, entry]) =>
  '__compat' in entry && entry.__compat && isLater(entry.__compat) ? [name] : [],
);

function listApis(isWanted: (statement: CompatStatement) => boolean): string[] {
  const { Intl: intl = {}, Temporal: temporal = {}, ...builtIns } = data.javascript.builtins ?? {};
  const { __compat, ...intlInterfaces } = intl;
  return [
    ...new Set([
      ...(temporal.__compat && isWanted(temporal.__compat) ? ['Temporal'] : []),
      ...listIn(builtIns, isWanted),
      ...listIn(intlInterfaces, isWanted, 'Intl.'),
      ...listIn(data.api, isWanted),
    ]),
  ].sort();
}

/** The wanted ones among interfaces, and among the members of those that are not later. */
function listIn(
  interfaces: Record<string, Identifier>,
  isWanted: (statement: CompatStatement) => boolean,
  namespace = '',
): string[] {
  return Object.entries(interfaces).flatMap(([name, { __compat: statement, ...members }]) => {
    if (WORKERS.test(name)) return [];
    const owner = `${namespace}${name}`;
    const own = statement && isWanted(statement) ? [owner] : [];
    if (statement && isLater(statement)) return own;
    const wanted = Object.entries(members).flatMap(([member, { __compat: about }]) =>
      about && isWanted(about) ? (spelled(owner, member, about) ?? []) : [],
    );
    return [...own, ...wanted];
  });
}

/** A member as in a program. The data's names of behaviours (`worker_support`) and events are no members. */
function spelled(owner: string, member: string, { spec_url }: CompatStatement): string | undefined {
  const [, name = member, suffix] = member.match(/^(.+)_(static|event)$/) ?? [];
  if (suffix === 'event' || !/^(?:[a-z$][a-zA-Z\d$]*|[A-Z\d_]+|[A-Z][a-zA-Z\d]*)$/.test(name))
    return undefined;
  if (suffix === 'static') return `${owner}.${name}`;
  // A constructor is as old as its interface, except for one that was added to an old prototype.
  if (name === owner) return owner === 'Iterator' ? owner : undefined;
  if (owner === 'Window') return name;
  const isBuiltIn = owner in (data.javascript.builtins ?? {}) || owner.startsWith('Intl.');
  const isStatic = isBuiltIn && ![spec_url].flat().some((url) => url?.toLowerCase().includes('prototype'));
  return isStatic ? `${owner}.${name}` : `${owner}.prototype.${name}`;
}

function isLater({ support }: CompatStatement): boolean {
  return Object.entries(floor).some(([browser, version]) => {
    const statements = [support[browser as keyof typeof floor] ?? []].flat();
    return !statements.some((statement) => isSupported(statement, version));
  });
}

/** Without a flag, a prefix or another name. */
function isSupported(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name } = statement;
  if (flags || prefix || alternative_name || !isReleased(added, version)) return false;
  return !isReleased(removed, version);
}

/** Whether something of version `since` is part of version `version`. */
function isReleased(since: string | false | undefined, version: string): boolean {
  if (!since || since === 'preview') return false;
  const [major = 0, minor = 0] = since.replace('≤', '').split('.').map(Number);
  const [ourMajor = 0, ourMinor = 0] = version.split('.').map(Number);
  return major < ourMajor || (major === ourMajor && minor <= ourMinor);
}
