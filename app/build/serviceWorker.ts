import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { buildTargets } from './floor.ts';

type File = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** Long texts are left out: they are a third of all scripts, and each visitor reads few of them. */
const isText = (file: File) =>
  file.type === 'chunk' && file.moduleIds.length > 0 && file.moduleIds.every((id) => id.endsWith('.md'));

const isKept = (file: File) =>
  /^assets\/(?:.*\.(?:js|css|woff2)|logo.*\.svg)$/.test(file.fileName) && !isText(file);

const hashOf = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** What a worker keeps of the release that it belongs to: the page, all code, styles, fonts and the logo. */
function releaseOf(bundle: Rolldown.OutputBundle, page: Rolldown.OutputAsset) {
  return [
    { url: page.fileName, revision: hashOf(page.source) },
    ...Object.values(bundle)
      .filter(isKept)
      .map(({ fileName }) => ({ url: fileName, revision: null })),
  ];
}

/** Vite plugin: writes the service worker of the release beside the page (Specification/Kept data). */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const page = bundle['index.html'];
      // Storybook is built with this plugin too, and so are the parts of the prerender.
      if (page?.type !== 'asset') return;
      const result = await build({
        configFile: false,
        logLevel: 'warn',
        define: {
          RELEASE: JSON.stringify(releaseOf(bundle, page)),
          'process.env.NODE_ENV': JSON.stringify('production'),
        },
        build: {
          lib: {
            entry: fileURLToPath(new URL('../serviceWorker/worker.ts', import.meta.url)),
            formats: ['iife'],
            name: 'worker',
          },
          target: buildTargets,
          write: false,
        },
      });
      const [first] = [result].flat();
      const [worker] = first && 'output' in first ? first.output : [];
      if (worker?.type !== 'chunk') throw new Error('service-worker: the build wrote no code');
      await writeFile(join(dir, 'sw.js'), worker.code);
    },
  };
}
