import type { ComponentType } from 'react';
import * as offerParts from '#features/shared/offer';

type Module = Readonly<Record<string, unknown>>;

const primitives = import.meta.glob<Module>(
  ['../../ui/*/index.ts', '!../../ui/{foundations,guides,internal,theme}/index.ts'],
  { eager: true },
);

const modules = new Map<string, Module>([
  ...Object.entries(primitives).map(
    ([path, module]) => [path.replace('../../', '#').replace('/index.ts', ''), module] as const,
  ),
  ['#features/shared/offer', offerParts],
]);

/** Whether an export is a component: `Button`, not `buttonTones` or `useChangeMotion`. */
const isComponent = (name: string, value: unknown): value is ComponentType =>
  /^[A-Z]/.test(name) && typeof value === 'function';

interface Part {
  name: string;
  /** The module that exports it: `#ui/Button`. */
  from: string;
  component: ComponentType;
}

/** What a sketch is made of: the primitives, and the parts of an offer. */
export const parts: readonly Part[] = [...modules].flatMap(([from, module]) =>
  Object.entries(module).flatMap(([name, component]) =>
    isComponent(name, component) ? [{ name, from, component }] : [],
  ),
);

/** The modules that a sketch imports: `{ '#ui/Button': ['Button'] }`. */
export function importsOf(code: string): Record<string, string[]> {
  const tags = new Set(code.match(/(?<=<)[A-Z]\w*/g));
  const imports: Record<string, string[]> = {};
  for (const { name, from } of parts) if (tags.has(name)) imports[from] = [...(imports[from] ?? []), name];
  return imports;
}
