// npm run visual: compares pictures of the workspace's states with those of another commit.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensurePackages, requireSetup } from '../setup.mjs';

requireSetup();
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
const ofOld = await settings({ storybook: join(old, 'storybook'), takes: 'old' });
await step(`Pictures of ${short}`, pictures('--update-snapshots=all --pass-with-no-tests'), ofOld);
const isSame = await run(pictures('--update-snapshots=none'), {
  env: await settings({ storybook: join(cache, 'storybook'), takes: 'new' }),
  minutes: 120,
});
console.log(
  isSame
    ? `\nEvery picture is as in ${short}.`
    : `\nPictures differ from ${short}, or it has states that are gone here: see above.`,
);
console.log(`Old, new and difference side by side: npx playwright show-report "${report}"`);
process.exitCode = isSame ? 0 : 1;

/** @param {string} update */
function pictures(update) {
  return `playwright test --config .ci/visual/visual.config.ts ${update}`;
}

/**
 * The environment of a Playwright run.
 * @param {Pick<import('./settings.ts').Settings, 'storybook' | 'takes'>} own
 */
async function settings(own) {
  /** @type {import('./settings.ts').Settings} */
  const all = {
    before: join(old, 'storybook'),
    pictures: join(old, 'pictures'),
    report,
    port: await getPort(),
    countries: options.countries.split(','),
    widths: options.widths.split(',').map(Number),
    match: options.match,
    ...own,
  };
  return { VISUAL_SETTINGS: JSON.stringify(all) };
}

/**
 * Runs a command, and ends this process when it fails.
 * @param {string} title
 * @param {string} command
 * @param {Record<string, string>} [env]
 */
async function step(title, command, env = {}) {
  console.log(`\n━━ ${title}\n`);
  if (await run(command, { env, minutes: 120 })) return;
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
