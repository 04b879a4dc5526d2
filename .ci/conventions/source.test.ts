import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';
import { sourcesWhere } from './source';
import { readTree } from './tree';

it('keeps every name of the project where it stands', () => {
  const tree = readTree();
  const lost = sourcesWhere(tree, (path) => /\.(tsx?|mjs)$/.test(path)).flatMap(([path, { bare, code }]) => {
    const names: (ESTree.Span & { name: string })[] = [];
    const keep = (node: ESTree.Span & { name: string }) => names.push(node);
    new Visitor({ Identifier: keep, JSXIdentifier: keep }).visit(
      parseSync(path, tree.get(path) ?? '').program,
    );
    return names.filter(({ name, start }) => !bare.startsWith(name, start) || !code.startsWith(name, start));
  });
  expect(lost).toEqual([]);
});

it('refuses what does not parse', () => {
  expect(() => sourcesWhere(new Map([['ui/Text/Text.tsx', 'const = 1;']]), () => true)).toThrow(
    'ui/Text/Text.tsx: ',
  );
});
