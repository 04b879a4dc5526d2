// npm run test:new: what `npm run new` writes compiles, passes the linters and draws its stories as soon as its texts are
// filled in. Each kind of screen is written into one copy of the tree.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
// Outside the project, whose .gitignore would hide it from the linters.
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

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
  cwd: root,
  encoding: 'utf8',
});
for (const path of tracked.split('\0').filter(Boolean)) cpSync(join(root, path), join(copy, path));
// The conventions are those of the files that Git would add.
execFileSync('git', ['init', '--quiet'], { cwd: copy });
linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'));

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
run('vitest', 'run', '--project=unit', 'conventions', 'faults', 'mocks/contract');
run('vitest', 'run', '--project=stories', '--project=faults', ...folders, '.storybook/faults/probni');

/**
 * Links a folder file by file. A symbolic link to the folder would lead Vite out of the copy.
 *
 * @param {string} from
 * @param {string} to
 */
function linkPackages(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    // Caches are written in place.
    if (/^\.(?!bin$)/.test(entry.name) && dirname(source) === join(root, 'node_modules')) continue;
    if (entry.isDirectory()) linkPackages(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else link(source, target);
  }
}

/**
 * @param {string} source
 * @param {string} target
 */
function link(source, target) {
  try {
    linkSync(source, target);
  } catch {
    // The temporary folder may be on another disk.
    copyFileSync(source, target);
  }
}

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
