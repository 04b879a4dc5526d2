import { delimiter, join } from 'node:path';

/**
 * Where a command may be, by the folders of PATH.
 * @param {string} name
 */
export const commandPaths = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name));
