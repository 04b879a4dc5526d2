import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Path of the report in the build folder: an object of source modules by chunk. */
export const chunkReportFile = '.vite/chunks.json';

/**
 * Vite plugin: reports which source modules are in which chunk. The size check reads it to list what a route loads.
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
          // A module that only re-exports adds no code to the chunk.
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
