import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';

/** Files that follow the rules of biome.json. */
const good: [path: string, code: string][] = [
  ['app/routes.tsx', "import '#features/shared/navigation';\nimport('#features/offer');\nlog('/');"],
  [
    'app/build/good.ts',
    "import { join } from 'node:path';\nimport rehypeSlug from 'rehype-slug';\nlog(join, rehypeSlug);",
  ],
  [
    'features/offer/parts/Gallery.tsx',
    "import { useT } from '../messages';\nlog(useT, routes.offer.href(slug), Math.random());",
  ],
  [
    'features/offer/Good.stories.tsx',
    "import preview from '#storybook/preview';\nimport '#mocks/scenarios';\nimport 'storybook/test';\nlog(preview);",
  ],
  [
    'features/shared/cart/good.ts',
    "import '#ui/Text';\nimport '../api';\nimport { routes } from '../navigation';\nlog(routes);",
  ],
  [
    'mocks/good.ts',
    "import { joinClubCall } from '#features/club/calls';\nimport { loginCall } from '#features/shared/api';\nimport type { Country } from '#features/shared/country';\nlog<Country>(joinClubCall, loginCall);",
  ],
  ['ui/Tabs/index.ts', "export * as names from './names';\nexport { Tabs } from './Tabs';"],
  [
    'ui/Tabs/Good.css.ts',
    "import { style } from '@vanilla-extract/css';\n// was #fff\nexport const tab = style({ color: vars.color.ink });",
  ],
  [
    'ui/Tabs/Good.tsx',
    "export interface TabsProps { type?: ComponentProps<'button'>['type']; name: Pick<HTMLAttributes<HTMLElement>, 'id'> }",
  ],
];

const up = 'Features import only';
const folder = 'Import other folders';
const backend = 'mocks imports only calls';
const detection = 'Production code does not know';
const colour = 'Take colours from vars.color';
const props = 'A component takes no className';
const network = 'Choose a scenario';

/** Files that break one rule each, with the start of Biome's message. */
const bad: [path: string, code: string, message: string][] = [
  ['features/a/bad.ts', "import '#features/offer';", up],
  ['features/b/bad.ts', "log(() => import('#app/ShopPages'));", up],
  ['features/shared/a/bad.ts', "export type A = typeof import('#features/offer');", up],
  ['features/c/bad.ts', "export { x } from '../../app/Shell';", folder],
  ['features/d/parts/bad.ts', "import '../../quiz';", folder],
  ['features/e/bad.ts', "log(() => import('../quiz'));", folder],
  ['ui/A/bad.ts', "import '../Text/Text';", folder],
  ['features/shared/b/bad.ts', "import '../protocol/client';", 'Import another folder of features/shared'],
  [
    'ui/B/bad.ts',
    "import type { Country } from '#features/shared/country';\nlog<Country>();",
    'ui imports only',
  ],
  ['features/f/bad.ts', "import '#mocks/browser';", 'Only stories, tests'],
  ['app/bad.ts', "import '#storybook/preview';", 'Only stories, tests'],
  ['mocks/bad1.ts', "import type { Offer } from '#features/offer';\nlog<Offer>();", backend],
  ['mocks/bad2.ts', "import { brand } from '#features/shared/country';\nlog(brand);", backend],
  ['mocks/bad4.ts', "import { BlogScreen } from '#features/blog';\nlog(BlogScreen);", backend],
  ['features/g/bad.ts', "import { expect } from 'storybook/test';\nlog(expect);", 'Dependency storybook'],
  ['features/h/bad.ts', "log(() => import('msw/browser'));", 'Dependency msw'],
  [
    'app/bad2.ts',
    "import { readFileSync } from 'node:fs';\nlog(readFileSync);",
    'This import references a Node.js',
  ],
  ['ui/C/index.ts', "export * from './Card';", 'Export by name'],
  ['ui/D/index.ts', 'export default {};', 'Avoid default exports'],
  ['ui/E/bad.css.ts', "log({ color: '#FFF' });", colour],
  ['features/i/bad.css.ts', 'log({ border: `1px solid #18201b80` });', colour],
  ['app/bad.css.ts', "log({ boxShadow: '0 1px 2px rgba(0, 0, 0, .5)' });", colour],
  ['ui/F/bad.tsx', 'export interface TextProps { className?: string }', props],
  ['features/j/parts/bad.tsx', 'export type Props = { readonly style: CSSProperties };', props],
  ['ui/G/bad.tsx', 'export interface Props extends HTMLAttributes<HTMLElement> {}', props],
  ['ui/H/bad.tsx', "export type Props = Omit<ComponentProps<'a'>, 'href'>;", props],
  ['app/bad3.ts', 'if (import.meta.env.DEV) log();', detection],
  ['app/bad4.ts', 'if (window.__STORYBOOK_PREVIEW__) log();', detection],
  ['app/bad5.ts', 'log(navigator.webdriver);', detection],
  ['features/k/bad.ts', 'log(process.env.CI);', "Don't use process.env"],
  ['features/l/bad.tsx', "export const link = <Link to='/bundles' />;", 'Take the address'],
  ['app/bad6.ts', 'navigate(`/shop/x`);', 'Take the address'],
  ['mocks/bad3.ts', 'log(Math.random());', 'Use a fixed value'],
  ['ui/I/I.stories.tsx', 'log(Math.random());', 'Use a fixed value'],
  ['features/m/M.stories.tsx', "log('*/_rpc');", network],
  ['app/N.stories.tsx', 'open("https://shop.example");', network],
  ['app/O.stories.tsx', "import { http } from 'msw';\nlog(http);", network],
  ['mocks/p.test.ts', "it.skip('x', () => {});", "Don't disable tests"],
  ['mocks/q.test.ts', "describe.only('x', () => {});", "Don't focus the test"],
  ['ui/J/bad.ts', 'log(x as any);', 'Unexpected any'],
];

let diagnostics: { path: string; message: string }[];

// One run over all files, in a temporary folder with the project's configuration.
beforeAll(() => {
  const scratch = mkdtempSync(join(tmpdir(), 'lint-'));
  for (const path of ['biome.json', 'package.json', '.ci/lint']) {
    cpSync(path, join(scratch, path), { recursive: true });
  }
  for (const [path, code] of [...good, ...bad]) {
    mkdirSync(join(scratch, dirname(path)), { recursive: true });
    writeFileSync(join(scratch, path), `${code}\n`);
  }
  const biome = resolve('node_modules/.bin/biome');
  const { stdout } = spawnSync(
    biome,
    ['lint', '--reporter=github', '--max-diagnostics=none', 'ui', 'features', 'app', 'mocks'],
    { cwd: scratch, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  diagnostics = [...stdout.matchAll(/file=(?:.*?\/lint-\w+\/)?([^,]*),.*?::(.*)/g)].map(
    ([, path = '', message = '']) => ({ path, message }),
  );
}, 120_000);

it.each(good)('accepts %s', (file) => {
  expect(diagnostics.filter(({ path }) => path === file)).toEqual([]);
});

it.each(bad)('rejects %s: %s', (file, _code, message) => {
  expect(diagnostics.filter(({ path }) => path === file)).toEqual([
    { path: file, message: expect.stringContaining(message) },
  ]);
});

it('rejects circles of imports, also of types and through subpath imports', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'lint-'));
  for (const path of ['.oxlintrc.json', 'package.json']) cpSync(path, join(scratch, path));
  for (const [path, code] of [
    ['features/a/index.ts', "import { b } from '#features/b';\nexport const a = () => b;"],
    ['features/b/index.ts', "import { a } from '#features/a';\nexport const b = () => a;"],
    ['features/c/index.ts', "import type { D } from '../d';\nexport type C = D[];"],
    ['features/d/index.ts', "import type { C } from '#features/c';\nexport type D = C[];"],
    ['features/e/index.ts', "import '#features/a';\nexport const e = () => import('#features/d');"],
  ] as const) {
    mkdirSync(join(scratch, dirname(path)), { recursive: true });
    writeFileSync(join(scratch, path), `${code}\n`);
  }
  const { stdout } = spawnSync(resolve('node_modules/.bin/oxlint'), ['--format=unix'], {
    cwd: scratch,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const found = [...stdout.matchAll(/features\/(\w)\/index\.ts:.*no-cycle/g)].map(([, folder]) => folder);
  expect(found.sort()).toEqual(['a', 'b', 'c', 'd']);
});
