import { expect, it } from 'vitest';

const tables = import.meta.glob<string>('./*.faults.tsx', { query: '?raw', import: 'default', eager: true });
const api = import.meta.glob<string>('../../features/shared/api/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const API = '../../features/shared/api/';

const allOf = (pattern: RegExp, sources: Record<string, string>) =>
  Object.values(sources).flatMap((source) => [...source.matchAll(pattern)]);

/** What the rows of the matrix are about. */
const subjects = new Set(allOf(/\bon: '([^']+)'/g, tables).map(([, subject]) => subject));

/** The files whose functions the shop calls. */
const exported = Object.fromEntries(
  [...(api[`${API}index.ts`] ?? '').matchAll(/from '\.\/(\w+)'/g)].map(([, file]) => [
    file,
    api[`${API}${file}.ts`] ?? '',
  ]),
);

/** A method, an address below a base, or the name of an address of its own: `geoUrl`. */
const sent = /\b(?:rpc\.\w+|postJson|fetchJson)\(\s*(?:\{\s*method: '([^']+)'|`\$\{\w+\}([^`]+)`|([^,)]*))/g;

const calls = new Set(
  allOf(sent, exported).map(
    ([, method, path, name = '']) => method ?? path ?? `/${name.replace(/Url$/, '')}`,
  ),
);

it('finds what the shop calls', () => {
  expect([...calls]).toEqual(
    expect.arrayContaining(['offers.f.getAll', 'shopOrders.add', '/api/leads/clubJoin', '/geo']),
  );
});

it.each([...calls])('%s has a row in the matrix', (call) => {
  expect([...subjects]).toContain(call);
});
