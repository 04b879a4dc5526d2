import { writeFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { Plan, PlannedAddress } from '../prerender/plan.ts';

type Renderer = typeof import('../prerender/render');
type Bundle = Rolldown.OutputBundle;

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * Vite plugin: puts the prerender of each country and kind of address into `index.html` as templates, with their
 * styles and the script that shows them (Specification/Page behaviour). All of it is rendered by the shop's own components,
 * so a change of the header changes both. The manifests, which need the shop's texts too, are written beside the page.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  let manifests = new Map<string, string>();
  return {
    name: 'prerender',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { path, bundle }) {
        // Storybook also builds its page with this plugin.
        if (path !== '/index.html' || !bundle) return html;
        const renderer = await buildRenderer(config);
        const { renderTemplates, renderWithoutScripts, planned, firstPictures, languages } = renderer;
        manifests = renderer.manifests();
        const templates = await renderTemplates();
        const withoutScripts = await renderWithoutScripts();
        checkAssets([...templates, ['noscript', withoutScripts]], bundle);

        const present = withImports(bundle, entryOf(bundle));
        // The page holds the prerenders of these. Their styles are in the page too.
        const rendered = planned.filter(
          ({ skeleton, isPrerendered }) => isPrerendered || skeleton !== 'page',
        );
        const sheets = new Set(
          [
            ...present,
            ...rendered.flatMap(({ feature }) => withImports(bundle, screenOf(bundle, feature))),
          ].filter(isSheet),
        );
        const addresses = planned.map(({ feature, ...address }): PlannedAddress => {
          const files = withImports(bundle, screenOf(bundle, feature));
          return { ...address, files: files.filter((file) => !present.includes(file) && !sheets.has(file)) };
        });
        const {
          VITE_API_BASE: apiBase = '',
          VITE_COUNTRY: configuredCountry = '',
          VITE_CATALOGUE_URL: catalogue,
          VITE_REPORT_URL: reportUrl = '',
        } = config.env;
        const script = await buildBootScript(config, {
          addresses,
          entry: entryOf(bundle),
          entryFiles: present.filter((file) => !isSheet(file) && file !== entryOf(bundle)),
          apiBase,
          configuredCountry,
          languages,
          pictures: catalogue ? await firstPictures(catalogue) : {},
          reportUrl,
        });
        return withTemplates(
          withStyles(withoutEntry(html), bundle, [...sheets]),
          templates,
          script,
          withoutScripts,
        );
      },
    },
    async writeBundle({ dir = '' }) {
      for (const [file, content] of manifests) await writeFile(posix.join(dir, file), content);
    },
  };
}

const isSheet = (file: string) => file.endsWith('.css');

/** Builds a file of the shop with the shop's configuration. */
async function buildPart(
  config: ResolvedConfig,
  options: InlineConfig['build'],
): Promise<Rolldown.OutputChunk> {
  const result = await build({
    mode: config.mode,
    configFile: fromRoot('vite.config.ts'),
    logLevel: 'warn',
    // Relative to the page, as in the scripts.
    experimental: { renderBuiltUrl: (file) => `./${file}` },
    build: {
      ...options,
      reportCompressedSize: false,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [first] = [result].flat();
  const output = first && 'output' in first ? first.output : [];
  const [chunk] = output;
  if (chunk?.type !== 'chunk') throw new Error('prerender: the build wrote no code');
  return chunk;
}

async function buildRenderer(config: ResolvedConfig): Promise<Renderer> {
  // Within the project, so that its packages are found.
  const outDir = fromRoot('node_modules/.cache/prerender');
  const { fileName } = await buildPart(config, {
    ssr: fromRoot('app/prerender/render.tsx'),
    outDir,
    emptyOutDir: true,
  });
  globalThis.location = new URL('http://localhost/') as unknown as Location;
  globalThis.document = {
    baseURI: 'http://localhost/',
    documentElement: { dataset: {} },
  } as unknown as Document;
  return import(`${pathToFileURL(posix.join(outDir, fileName))}?${Date.now()}`);
}

/** The boot script as a text without imports, which runs at once. */
async function buildBootScript(config: ResolvedConfig, plan: Plan): Promise<string> {
  const { code } = await buildPart(config, {
    lib: { entry: fromRoot('app/prerender/boot.ts'), formats: ['iife'], name: 'prerenderBoot' },
    write: false,
  });
  return `{${code.trim().replace(/^(var|let|const) /, 'let ')}prerenderBoot.boot(${JSON.stringify(plan)})}`;
}

function entryOf(bundle: Bundle): string {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
  if (!entry) throw new Error('prerender: the build has no entry');
  return entry.fileName;
}

/** The chunk of a screen. */
function screenOf(bundle: Bundle, feature: string): string {
  const index = fromRoot(`features/${feature}/index.ts`);
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && (file.facadeModuleId === index || file.moduleIds.includes(index)),
  );
  if (!chunk) throw new Error(`prerender: the build has no chunk of features/${feature}`);
  return chunk.fileName;
}

/** A chunk with all that it imports: scripts and style sheets. */
function withImports(bundle: Bundle, start: string): string[] {
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || files.has(name)) return;
    // Before its imports, because chunks can import each other.
    files.add(name);
    for (const imported of chunk.imports) add(imported);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
  };
  add(start);
  return [...files];
}

/** A picture that only the templates had would be missing from the build. */
function checkAssets(templates: Iterable<[string, string]>, bundle: Bundle): void {
  for (const [id, markup] of templates) {
    for (const [, file = ''] of markup.matchAll(/\.\/(assets\/[^" ,]+)/g)) {
      if (!bundle[file]) throw new Error(`prerender: ${id} has ${file}, which is not in the build`);
    }
  }
}

/** Leaves it to the boot script when to load the app: on the home page after its picture, elsewhere at once. */
const withoutEntry = (html: string) =>
  html
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/, '');

/**
 * Puts style sheets into the page. Disabled links in their place tell the loader of the screens that they are there; a
 * browser does not request those.
 */
function withStyles(html: string, bundle: Bundle, sheets: string[]): string {
  const css = sheets.map((file) => {
    const sheet = bundle[file];
    const source = sheet?.type === 'asset' ? String(sheet.source) : '';
    return source.replace(
      /url\((?!["']?(?:data:|https?:|#))(["']?)([^)"']+)\1\)/g,
      (_url, _quote, address) => {
        return `url(./${posix.join(posix.dirname(file), address)})`;
      },
    );
  });
  const links = sheets.map((file) => `<link rel="stylesheet" href="./${file}" disabled>`);
  return html
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace('</head>', () => `  <style>${css.join('')}</style>\n    ${links.join('')}\n  </head>`);
}

function withTemplates(
  html: string,
  templates: Map<string, string>,
  script: string,
  withoutScripts: string,
): string {
  const inert = [...templates].map(
    ([id, markup]) => `<script type="text/html" id="${id}">${markup}</script>`,
  );
  const root = '<div id="root"></div>';
  return html.replace(root, () =>
    [
      root,
      ...inert,
      `<script>${script}</script>`,
      `<noscript>${withoutScripts}</noscript>`,
      `<script>${SHOW_WITHOUT_SCRIPTS}</script>`,
    ].join('\n'),
  );
}

/** Where the boot script has failed, in words that any browser reads. */
const SHOW_WITHOUT_SCRIPTS =
  "window.prerender||(document.getElementById('root').innerHTML=document.getElementsByTagName('noscript')[0].textContent)";
