import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, parseSync } from 'vite';

/** The primitives that a module imports: `#ui/Button` → `Button`. */
function primitivesOf(path: string, source: string): string[] {
  const { program, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  return program.body.flatMap((statement) => {
    const from = statement.type === 'ImportDeclaration' ? statement.source.value : '';
    return from.startsWith('#ui/') && !from.startsWith('#ui/theme') ? [from.slice('#ui/'.length)] : [];
  });
}

/** Every file of the shop's rooms, without stories and tests. */
const filesOf = (root: string) =>
  ['app', 'features'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.(stories|test|engines|journey))\.tsx$/.test(file))
      .map((file) => join(room, file)),
  );

/** Vite plugin: `virtual:users` exports the files that import each primitive, `{ Button: ['features/quiz/…'] }`. */
export const usersPlugin = (): Plugin => {
  let root = '';
  return {
    name: 'users',
    configResolved: (config) => {
      root = config.root;
    },
    resolveId: { filter: { id: /^virtual:users$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:users$/ },
      handler() {
        const users = new Map<string, string[]>();
        for (const file of filesOf(root)) {
          const path = join(root, file);
          this.addWatchFile(path);
          for (const primitive of primitivesOf(path, readFileSync(path, 'utf8')))
            users.set(primitive, [...(users.get(primitive) ?? []), file.replaceAll('\\', '/')]);
        }
        return `export const users = ${JSON.stringify(Object.fromEntries(users))};`;
      },
    },
  };
};
