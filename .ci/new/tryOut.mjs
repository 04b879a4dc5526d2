// npm run test:new: what `npm run new` writes compiles, passes the linters and draws its stories as soon as its texts are
// filled in. Each kind of screen is written into one copy of the tree.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTree } from '../treeCopy.mjs';

const copy = mkdtempSync(join(tmpdir(), 'new-screen-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));

const screens = [
  ['--kind', 'page', '--screen', 'probna-strana', '--address', '/probna-strana', '--call', ''],
  ['--kind', 'list', '--screen', 'probni-popis', '--address', '/probni-popis', '--call', 'samples.f.getAll'],
  [
    '--kind',
    'lookup',
    '--screen',
    'probni-bon',
    '--address',
    '/probni-bon',
    '--call',
    'vouchers.f.getBalance',
  ],
];
const folders = screens.map(([, , , screen]) => `features/${screen}`);

copyTree(copy);

for (const answers of screens) {
  run(
    'plop',
    '--plopfile',
    '.ci/new/plopfile.mjs',
    '--dest',
    '.',
    '--no-progress',
    '--',
    ...answers,
    '--heading',
    'Proba',
  );
}
folders.forEach(fillTexts);

run('tsc', '--noEmit');
run('tsc', '--noEmit', '-p', 'tsconfig.floor.json');
run('biome', 'check', ...folders, 'app', 'mocks', '.storybook', 'features/shared');
run('oxlint');
run('knip');
run('vitest', 'run', '--project=unit', 'conventions', 'mocks/contract');
run('vitest', 'run', '--project=stories', '--project=faults', ...folders, '.storybook/faults/probni');

/**
 * Fills the empty texts of a screen, each with words of its own.
 *
 * @param {string} folder
 */
function fillTexts(folder) {
  for (const country of ['ba', 'rs', 'hr', 'me']) {
    const path = join(copy, folder, `messages/${country}.ts`);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/(\w+): ''/g, "$1: 'Probni tekst $1'"));
  }
}

/**
 * @param {string} command
 * @param {string[]} parameters
 */
function run(command, ...parameters) {
  console.log(`\n${command} ${parameters.join(' ')}`);
  execFileSync(join(copy, 'node_modules/.bin', command), parameters, {
    cwd: copy,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}
