import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);

/**
 * Vite plugin: writes a `.br` file beside each text of the build, for hosts that serve compressed files as they are. It is
 * smaller than what hosts compress themselves while somebody waits.
 */
export function brotli(): Plugin {
  return {
    name: 'brotli',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      // Storybook is built with this plugin too, and so are the parts of the prerender.
      if (!bundle['index.html']) return;
      await Promise.all(
        Object.values(bundle)
          .filter(({ fileName }) => /\.(?:js|css|html|svg)$/.test(fileName))
          .map(async (file) => {
            const content = file.type === 'chunk' ? file.code : file.source;
            await writeFile(join(dir, `${file.fileName}.br`), await compress(Buffer.from(content)));
          }),
      );
    },
  };
}
