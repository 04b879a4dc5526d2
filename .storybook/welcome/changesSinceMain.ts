import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type ChangedStory, changedStories } from './changedStories.ts';

/** The stories that differ from `main`, or why that is not known. */
export type ChangesSinceMain = { stories: ChangedStory[] } | { unknown: string };

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 26 });

const lines = (text: string) => text.split('\n').filter(Boolean);

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Compares the files of this folder, uncommitted ones included, with the commit where the branch left `main`. */
export function changesSinceMain(): ChangesSinceMain {
  if (attempt(() => git('rev-parse', '--git-dir')) === undefined)
    return { unknown: 'This folder is not a Git repository.' };
  const base = ['main', 'origin/main']
    .map((branch) => attempt(() => git('merge-base', 'HEAD', branch).trim()))
    .find((commit) => commit !== undefined);
  if (base === undefined) return { unknown: "Git has no branch 'main' here." };

  const texts = new Map<string, string | undefined>();
  return {
    stories: changedStories({
      storyFiles: lines(git('ls-files', '--cached', '--others', '--exclude-standard', '*.stories.tsx')),
      changedFiles: new Set([
        ...lines(git('diff', '--name-only', base)),
        ...lines(git('ls-files', '--others', '--exclude-standard')),
      ]),
      read(path) {
        if (!texts.has(path))
          texts.set(
            path,
            attempt(() => readFileSync(path, 'utf8')),
          );
        return texts.get(path);
      },
      readBefore: (path) => attempt(() => git('show', `${base}:${path}`)),
    }),
  };
}
