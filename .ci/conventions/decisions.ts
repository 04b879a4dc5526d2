import { sanitize } from 'storybook/internal/csf';
import type { Entry } from './stories';
import type { Tree } from './tree';

const FOLDER = '.storybook/decisions/';
const PARTS = ['## Context', '## Decision', '## Consequences'];

/** The beginning of the ids of decisions, in links. */
const OTHER = 'for-developers-decisions-';

const number = (at: number) => String(at).padStart(2, '0');

/** Decisions are numbered without gaps, named by their titles, and have the same parts; what replaces one is linked. */
export function decisions(entries: readonly Entry[], tree: Tree): string[] {
  const pages = entries
    .filter(({ importPath }) => importPath.startsWith(`./${FOLDER}`) && /\/\d/.test(importPath))
    .map((entry) => ({ ...entry, path: entry.importPath.slice(2) }))
    .sort((one, other) => one.path.localeCompare(other.path));
  return pages.flatMap(({ path, title }, at) => {
    const lines = (tree.get(path) ?? '').split('\n');
    const heading = lines.find((line) => line.startsWith('# '))?.slice(2) ?? '';
    const name = `${FOLDER}${number(at + 1)}-${sanitize(heading)}.mdx`;
    const parts = lines.filter((line) => line.startsWith('## '));
    const status = lines.find((line) => line.startsWith('export const status = ')) ?? '';
    return [
      ...(path === name ? [] : [`${path}: by its number and heading it is ${name}.`]),
      ...(sanitize(title) === sanitize(`For developers/Decisions/${number(at + 1)} ${heading}`)
        ? []
        : [`${path}: the title '${title}' is not 'For developers/Decisions', the number and the heading.`]),
      ...(parts.join() === PARTS.join() ? [] : [`${path}: its parts are ${PARTS.join(', ')}.`]),
      ...(status.includes("'Accepted'") || lines.some((line) => line.includes(OTHER))
        ? []
        : [`${path}: link to the decision that replaces or changes it.`]),
    ];
  });
}
