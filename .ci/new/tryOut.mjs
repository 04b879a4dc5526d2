// node .ci/new/tryOut.mjs: what `npm run new` writes compiles, passes the linters and draws its states once its texts are
// filled in. It is written into a worktree of the last commit.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
// Beside the project, because packages can be linked on one disk only.
const copy = mkdtempSync(join(root, '../new-screen-'));

/** @param {string} command @param {string} [cwd] */
function run(command, cwd = copy) {
  const [name = '', ...args] = command.split(' ');
  execFileSync(name, args, { cwd, stdio: 'inherit' });
}

try {
  run(`git worktree add --detach ../${basename(copy)}`, root);
  // File by file: a link to the folder would lead Vite out of the copy. Caches are written in place, so they stay behind.
  run(`cp -al node_modules ../${basename(copy)}`, root);
  for (const cache of ['.cache', '.vite'])
    rmSync(join(copy, 'node_modules', cache), { recursive: true, force: true });
  run('npm run new -- probni-popis /probni-popis samples.f.getAll Proba');
  for (const country of ['ba', 'rs', 'hr', 'me']) {
    const path = join(copy, `features/probni-popis/messages/${country}.ts`);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/(\w+): ''/g, "$1: 'Probni tekst $1'"));
  }
  run('npm test -- --only types,lint');
  run('npx vitest run --project=unit --project=thorough conventions guidelines contract');
  run('npx vitest run --project=stories features/probni-popis');
} finally {
  run(`git worktree remove --force ../${basename(copy)}`, root);
}
