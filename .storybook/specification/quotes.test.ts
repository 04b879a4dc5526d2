import { dirname, resolve } from 'node:path';
import mdx from '@mdx-js/rollup';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';
import * as country from '#features/shared/country';

const pages = Object.entries(
  import.meta.glob<string>(['../../features/**/*.mdx', './*.mdx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

const compiler = mdx();

/** The names that an expression reads: `text`, `look`, `looking`; `undefined` if it is more than names. */
function namesIn(node: ESTree.Node | null): string[] | undefined {
  if (node?.type === 'Identifier') return [node.name];
  if (node?.type !== 'MemberExpression' || node.property.type !== 'Identifier' || node.computed) return;
  const owner = namesIn(node.object);
  return owner && [...owner, node.property.name];
}

const valueAt = (value: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((part, key) => Object(part)[key], value);

/** A page's import of messages, facts or fixed texts, by its name there. */
async function importOf(path: string, from: string, name: string): Promise<unknown> {
  if (from === '#features/shared/country')
    return { facts: country.facts, fixedTexts: country.fixedTexts }[name];
  if (!/^\..*essages$/.test(from)) return;
  const exported: Record<string, unknown> = await import(
    resolve(import.meta.dirname, dirname(path), from, 'index.ts')
  );
  return exported[name];
}

it.each(pages)('%s quotes messages and facts that exist', async (path, source) => {
  const compiled = await compiler.transform(source, path);
  const { program, module } = parseSync('page.js', compiled?.code ?? '');

  const known = new Map<string, unknown>();
  for (const { moduleRequest, entries } of module.staticImports)
    for (const { localName, importName } of entries)
      known.set(localName.value, await importOf(path, moduleRequest.value, importName.name ?? ''));

  const broken: string[] = [];
  const called = new Set<ESTree.Node>();
  const owners = new Set<ESTree.Node>();
  new Visitor({
    // `export const text = messages.BA`
    VariableDeclarator({ id, init }) {
      const [name = '', ...keys] = namesIn(init) ?? [];
      if (id.type === 'Identifier') known.set(id.name, valueAt(known.get(name), keys));
    },
    CallExpression({ callee }) {
      called.add(callee);
    },
    MemberExpression(node) {
      owners.add(node.object);
      const [name = '', ...keys] = namesIn(node) ?? [];
      const owner = known.get(name);
      if (owners.has(node) || owner === undefined) return;
      const value = valueAt(owner, keys);
      // A message with arguments that is not called would show nothing.
      if (value === undefined || (typeof value === 'function') !== called.has(node))
        broken.push([name, ...keys].join('.'));
    },
  }).visit(program);
  expect(broken).toEqual([]);
});
