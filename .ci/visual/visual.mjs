// npm run visual: compares pictures of the workspace's states with those of another commit.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensurePackages, requireNode } from '../setup.mjs';

requireNode();
await ensurePackages();
// Imported late, because they need the packages.
const { default: getPort } = await import('get-port');
const { ensureBrowser } = await import('../browser.mjs');
const { run } = await import('../processes.mjs');

const { values: options } = parseArgs({
  options: {
    /** The commit to compare with. */
    against: { type: 'string', default: 'main' },
    countries: { type: 'string', default: 'BA' },
    /** In px. */
    widths: { type: 'string', default: '390,1280' },
    /** A regular expression for `Screens/Checkout/Failed`. */
    match: { type: 'string', default: '' },
    /** Opens the report in a browser. */
    open: { type: 'boolean', default: false },
  },
});

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, 'node_modules', '.cache', 'visual');
const report = join(cache, 'report');

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

const commit = git('rev-parse', '--verify', `${options.against}^{commit}`);
const short = commit.slice(0, 10);
const old = join(cache, short);

const browserPath = await ensureBrowser();
if (browserPath) process.env.CHROMIUM_PATH = browserPath;

if (!existsSync(join(old, 'storybook', 'index.json'))) await buildCommit();
await step(`Storybook of this tree`, `storybook build --loglevel warn -o "${join(cache, 'storybook')}"`);
// Pictures of a commit stay valid, so only those that are missing are taken.
await step(`Pictures of ${short}`, pictures('--update-snapshots=all --pass-with-no-tests'), {
  VISUAL_STORYBOOK: join(old, 'storybook'),
  VISUAL_TAKES: 'old',
});
const isSame = await run(pictures('--update-snapshots=none'), {
  env: await environment({ VISUAL_STORYBOOK: join(cache, 'storybook'), VISUAL_TAKES: 'new' }),
  minutes: 120,
});
console.log(isSame ? `\nEvery picture is as in ${short}.` : `\nPictures differ from ${short}.`);
console.log(`Old, new and difference side by side: npx playwright show-report "${report}"`);
if (options.open) await run(`playwright show-report "${report}"`, { minutes: 600 });
process.exitCode = isSame ? 0 : 1;

/** @param {string} update */
function pictures(update) {
  return `playwright test --config .ci/visual/visual.config.ts ${update}`;
}

/** @param {Record<string, string>} [own] */
async function environment(own = {}) {
  return {
    VISUAL_PICTURES: join(old, 'pictures'),
    VISUAL_REPORT: report,
    VISUAL_PORT: String(await getPort()),
    VISUAL_COUNTRIES: options.countries,
    VISUAL_WIDTHS: options.widths,
    VISUAL_MATCH: options.match,
    ...own,
  };
}

/**
 * Runs a command, and ends this process when it fails.
 * @param {string} title
 * @param {string} command
 * @param {Record<string, string>} [own]
 */
async function step(title, command, own) {
  console.log(`\n━━ ${title}\n`);
  if (await run(command, { env: await environment(own), minutes: 120 })) return;
  console.error(`${title}: failed, see above.`);
  process.exit(1);
}

/** Builds the Storybook of the other commit in a temporary worktree. */
async function buildCommit() {
  // Not below node_modules, where plugins leave files alone.
  const tree = mkdtempSync(join(tmpdir(), `visual-${short}-`));
  const remove = () => {
    rmSync(tree, { recursive: true, force: true });
    git('worktree', 'prune');
  };
  process.once('exit', remove);
  git('worktree', 'add', '--detach', tree, commit);
  const hasSamePackages = git('diff', '--name-only', commit, '--', 'package-lock.json') === '';
  if (hasSamePackages) symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'junction');
  else await step(`Packages of ${short}`, `npm ci --prefix "${tree}"`);
  await step(
    `Storybook of ${short}`,
    `npm run build-storybook --prefix "${tree}" -- --loglevel warn -o "${join(old, 'storybook')}"`,
  );
  remove();
}
