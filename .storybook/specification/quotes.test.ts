import { dirname, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { facts } from '#features/shared/country';

const pages = Object.entries(
  import.meta.glob<string>(['../../features/**/*.mdx', './*.mdx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** What a page calls by a name: `export const text = messages.BA` with `import { messages } from './messages'`. */
async function textsOf(path: string, source: string): Promise<Record<string, unknown>> {
  const named = [...source.matchAll(/^export const (\w+) = (\w+)\.BA;$/gm)];
  const texts = named.map(async ([, name = '', local = '']) => {
    const [, imported = local, from = ''] =
      source.match(new RegExp(`^import \\{ (?:(\\w+) as )?${local} \\} from '(\\..+)';$`, 'm')) ?? [];
    const exported: Record<string, Record<string, unknown>> = await import(
      resolve(import.meta.dirname, dirname(path), from)
    );
    return [name, exported[imported]?.BA];
  });
  return Object.fromEntries(await Promise.all(texts));
}

const valueAt = (value: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((part, key) => Object(part)[key], value);

it.each(pages)('%s quotes messages and facts that exist', async (path, source) => {
  const known: Record<string, unknown> = { facts, ...(await textsOf(path, source)) };
  const quoted = [...source.matchAll(/\b(\w+)\.([\w.]+\w)(\(?)/g)].filter(([, name = '']) => name in known);
  const broken = quoted.flatMap(([reference, name = '', keys = '', call = '']) => {
    const value = valueAt(known[name], keys.split('.'));
    // A message with arguments that is not called would show nothing.
    return value === undefined || (typeof value === 'function') !== (call !== '') ? [reference] : [];
  });
  expect(broken).toEqual([]);
});
