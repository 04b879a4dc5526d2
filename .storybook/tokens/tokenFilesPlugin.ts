import type { Plugin } from 'vite';
import { tokenFiles } from '#ui/theme/tokenFiles';

const sources = Object.entries(tokenFiles).map(
  ([name, file]) => [name, `${JSON.stringify(file, null, 2)}\n`] as const,
);

/** Vite plugin: writes the theme as files for other tools into the built workspace, and serves them in development. */
export const tokenFilesPlugin = (): Plugin => ({
  name: 'token-files',
  configureServer({ middlewares }) {
    for (const [name, source] of sources)
      middlewares.use(`/tokens/${name}`, (_request, response) => {
        response.setHeader('Content-Type', 'application/json').end(source);
      });
  },
  generateBundle() {
    for (const [name, source] of sources)
      this.emitFile({ type: 'asset', fileName: `tokens/${name}`, source });
  },
});
