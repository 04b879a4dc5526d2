import { relative } from 'node:path';
import { root } from './processes.mjs';

/** Where a build keeps the report, inside its own folder. */
export const chunkReportFile = '.vite/chunks.json';

/**
 * Vite plugin: writes down which source modules went into which chunk, so that `npm run size` can tell what a route
 * loads without guessing from minified code.
 * @returns {import('vite').Plugin}
 */
export function chunkReport() {
  return {
    name: 'chunk-report',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const modules = chunks.map(({ fileName, modules }) => [
        fileName,
        Object.entries(modules)
          // A module that only passes exports on leaves nothing behind.
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
