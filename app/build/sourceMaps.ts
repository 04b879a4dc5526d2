import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Vite plugin: writes the source maps beside the folder of the build, so that they are not served. With them, the local
 * backend finds the line of the source that a report is about (Specification/Page behaviour).
 */
export function sourceMaps(): Plugin {
  return {
    name: 'source-maps',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler({ dir = '' }, bundle) {
        // Storybook is built with this plugin too, and so are the parts of the prerender.
        const isShop = bundle['index.html'] !== undefined;
        const folder = `${dir}-maps`;
        if (isShop) {
          await rm(folder, { recursive: true, force: true });
          await mkdir(folder, { recursive: true });
        }
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.map')) continue;
          if (isShop) await writeFile(join(folder, basename(file.fileName)), file.source);
          delete bundle[file.fileName];
        }
      },
    },
  };
}
