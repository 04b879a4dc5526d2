import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Path of the report inside the folder of a build: an object of source modules by chunk. */
export const chunkReportFile = '.vite/chunks.json';

/**
 * Vite plugin: writes down which source modules went into which chunk. The size check reads it to tell what a route loads,
 * instead of guessing from minified code.
 */
export function chunkReport(): Plugin {
  return {
    name: 'chunk-report',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const modules = chunks.map(({ fileName, modules }) => [
        fileName,
        Object.entries(modules)
          // A module that only re-exports leaves nothing in the chunk.
          .filter(([, { renderedLength }]) => renderedLength > 0)
          .map(([id]) => relative(root, id).replaceAll('\\', '/')),
      ]);
      this.emitFile({
        type: 'asset',
        fileName: chunkReportFile,
        source: JSON.stringify(Object.fromEntries(modules), null, 1),
      });
    },
  };
}
