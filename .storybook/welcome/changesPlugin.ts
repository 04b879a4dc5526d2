import type { Plugin } from 'vite';
import { changesSinceMain } from './changesSinceMain.ts';

const MODULE = 'virtual:changes-since-main';

/** A module with the stories that differ from `main` when the workspace is built or started. */
export const changesPlugin = (): Plugin => ({
  name: 'changes-since-main',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load: (id) =>
    id === `\0${MODULE}` ? `export const changes = ${JSON.stringify(changesSinceMain())};` : undefined,
});
