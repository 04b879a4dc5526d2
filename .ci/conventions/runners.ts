import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import { bin, cache, node, root } from '../processes.mjs';
import type { Tree } from './tree';

/** Test files that no runner takes; `taken` are paths from the project's folder. */
export function unmatched(tree: Tree, taken: readonly string[]): string[] {
  return [...tree.keys()]
    .filter((path) => /\.(test|spec|stories|faults|journey)\.\w+$/.test(path) && !taken.includes(path))
    .map((path) => `${path} is run by nobody: see vitest.config.ts and playwright.config.ts.`);
}

/** Every file that Vitest and Playwright would run, as they say themselves. */
export function filesOfRunners(): string[] {
  return [...filesOfVitest(), ...filesOfPlaywright()].map((path) =>
    relative(root, path).replaceAll('\\', '/'),
  );
}

function filesOfVitest(): string[] {
  const schema = v.array(v.object({ file: v.string() }));
  const list = v.parse(
    schema,
    answerOf('vitest-files.json', (file) => [bin('vitest'), 'list', '--filesOnly', `--json=${file}`]),
  );
  return list.map(({ file }) => file);
}

function filesOfPlaywright(): string[] {
  const schema = v.object({
    config: v.object({ rootDir: v.string() }),
    suites: v.array(v.object({ file: v.string() })),
  });
  const { config, suites } = v.parse(
    schema,
    answerOf('journey-files.json', () => [
      bin('@playwright/test', 'playwright'),
      'test',
      '--list',
      '--reporter=json',
    ]),
  );
  return suites.map(({ file }) => join(config.rootDir, file));
}

function answerOf(name: string, args: (file: string) => string[]): unknown {
  const file = join(cache, name);
  mkdirSync(cache, { recursive: true });
  rmSync(file, { force: true });
  // We run inside Vitest ourselves; the runner asked must not take itself for a worker of ours.
  const inherited = Object.entries(process.env).filter(([key]) => !/^(VITEST|TEST$|NODE_ENV$)/.test(key));
  const { stderr } = spawnSync(node, args(file), {
    cwd: root,
    env: { ...Object.fromEntries(inherited), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    encoding: 'utf8',
  });
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${name} was not written: ${stderr}`, { cause: error });
  }
}
