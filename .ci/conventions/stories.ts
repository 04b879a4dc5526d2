import { routes } from '#features/shared/routes';
import { pascalCase } from './folders';
import { sourcesWhere } from './source';
import { isProduction, type Rule, type Tree } from './tree';

const isStories = (path: string) => path.endsWith('.stories.tsx');
const isScreenStories = (path: string) =>
  /^features\/(?!shared\/)[\w-]+\/\w+Screen\.stories\.tsx$/.test(path);

/** `NotFound` is `Not found`. */
function inWords(name: string): string {
  const [first = '', ...rest] = name.split(/(?<=[a-z0-9])(?=[A-Z])/);
  return [first, ...rest.map((word) => (/^[A-Z]+$/.test(word) ? word : word.toLowerCase()))].join(' ');
}

/** Where Storybook's tree shows a story file. */
function titleFor(path: string, tree: Tree): string {
  const name = path.replace(/^.*\/|\.stories\.tsx$/g, '');
  const [room, folder = ''] = path.split('/');
  if (room === '.storybook') return `Docs/${inWords(name)}`;
  if (room === 'app') return `Flows/${inWords(name)}`;
  if (room === 'ui') return /^[A-Z]/.test(folder) ? `UI/${name}` : `${pascalCase(folder)}/${inWords(name)}`;
  const owner = pascalCase(folder);
  const section = tree.has(`features/${folder}/${owner}Screen.tsx`) ? 'Screens' : 'Shell';
  if (path.includes('/parts/')) return `${section}/${inWords(owner)}/${inWords(name)}`;
  return `${section}/${inWords(name.replace(/Screen$/, ''))}`;
}

/** A story's title is its place in the tree, so that either leads to the other. */
export const titles: Rule = (tree) =>
  sourcesWhere(tree, isStories).flatMap(([path, { code }]) => {
    const title = code.match(/\.meta\(\{\s*(?:[^{}]*?\s)?title: '([^']*)'/)?.[1];
    const expected = titleFor(path, tree);
    return title === expected
      ? []
      : [`${path}: the title is '${title ?? ''}', its place says '${expected}'.`];
  });

interface Story {
  name: string;
  /** The story that it extends. */
  parent: string | undefined;
  plays: boolean;
  /** It has a `.test()`, which a story that extends it does not inherit. */
  tested: boolean;
}

function storiesOf(bare: string): Story[] {
  const statements = bare.split(/^(?=export |const |function |async function |\w+\.test\()/m);
  const tested = new Set(statements.map((text) => text.match(/^(\w+)\.test\(/)?.[1]));
  return statements.flatMap((text) => {
    const [, name, base, call] = text.match(/^export const (\w+)[^=]*=\s*(\w+)\s*\.(story|extend)\b/) ?? [];
    if (name === undefined) return [];
    return [
      {
        name,
        parent: call === 'extend' ? base : undefined,
        plays: /\bplay\b/.test(text),
        tested: tested.has(name),
      },
    ];
  });
}

/** The states that every screen names alike. */
const vocabulary = ['Default', 'Loading', 'Empty', 'Failed', 'NotFound', 'BA', 'RS', 'HR', 'ME'];

const otherWords: Record<string, string> = {
  base: 'Default',
  basic: 'Default',
  success: 'Default',
  loaded: 'Default',
  pending: 'Loading',
  loader: 'Loading',
  loadingstate: 'Loading',
  nodata: 'Empty',
  noitems: 'Empty',
  emptystate: 'Empty',
  error: 'Failed',
  errored: 'Failed',
  errorstate: 'Failed',
  failure: 'Failed',
  missing: 'NotFound',
  error404: 'NotFound',
};

/** The vocabulary's word for what a story's name means, where that is not the name. */
function properName(name: string): string | undefined {
  const lower = name.toLowerCase();
  const proper = otherWords[lower] ?? vocabulary.find((word) => word.toLowerCase() === lower);
  return proper === name ? undefined : proper;
}

/** Every screen shows `Default` and each country; one that asks the backend also its waiting, its failure and its void. */
export const screenStates: Rule = (tree) => {
  const loading = loadingHooks(tree);
  return sourcesWhere(tree, isScreenStories).flatMap(([path, { bare }]) => {
    const names = storiesOf(bare).map(({ name }) => name);
    const required = ['Default', 'BA', 'RS', 'HR', 'ME'];

    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const source = sourcesWhere(tree, (file) => file.startsWith(folder) && isProduction(file))
      .map(([, { bare }]) => bare)
      .join('\n');
    const loads = loading.some((hook) => new RegExp(`\\b${hook}\\(`).test(source));
    // A screen about one thing lacks that thing where a list is empty.
    const isAboutOne = /\buseParams\b/.test(source);
    if (loads) required.push('Loading', 'Failed', isAboutOne ? 'NotFound' : 'Empty');

    return [
      ...required
        .filter((state) => !names.includes(state))
        .map((state) => `${path} has no story '${state}'.`),
      ...names.flatMap((name) => {
        const proper = properName(name);
        return proper ? [`${path}: the story '${name}' is called '${proper}'.`] : [];
      }),
    ];
  });
};

/** Names of the hooks that ask the backend, themselves or through another. */
function loadingHooks(tree: Tree): string[] {
  const hooks = sourcesWhere(
    tree,
    (path) => path.startsWith('features/shared/') && isProduction(path),
  ).flatMap(([, { bare }]) => {
    const statements = bare.split(/^(?=export |const |function )/m);
    return statements.flatMap((body) => {
      const name = body.match(/^export (?:function|const) (use\w+)/)?.[1];
      return name ? [{ name, body }] : [];
    });
  });
  const found = new Set(['useQuery', 'useQueries', 'useSuspenseQuery']);
  for (let before = 0; before !== found.size; ) {
    before = found.size;
    for (const { name, body } of hooks) {
      if ([...found].some((hook) => hook !== name && new RegExp(`\\b${hook}\\b`).test(body))) found.add(name);
    }
  }
  return [...found];
}

/** A story of a screen, a shell part or a flow says what must come out. */
export const assertions: Rule = (tree) =>
  sourcesWhere(tree, (path) => isStories(path) && /^(features\/(?!shared\/)|app\/)/.test(path)).flatMap(
    ([path, { bare }]) => {
      const stories = storiesOf(bare);
      const all = new Map(stories.map((story) => [story.name, story]));
      const metaPlays = /\.meta\(\{[\s\S]*?\n {2}play\b/.test(bare.split(/^export default/m)[0] ?? '');
      const playing = ({ plays, parent }: Story): boolean => {
        const inherited = parent === undefined ? undefined : all.get(parent);
        return plays || metaPlays || (inherited !== undefined && playing(inherited));
      };
      return [
        ...(/\bexpect\(/.test(bare) ? [] : [`${path} expects nothing.`]),
        ...(stories.length > 0 ? [] : [`${path} has no stories.`]),
        ...stories
          .filter((story) => !story.tested && !playing(story))
          .map(({ name }) => `${path}: '${name}' has neither a play function nor a test.`),
      ];
    },
  );

/** A primitive's stories begin with how it looks and a place to try it. */
export const primitiveStories: Rule = (tree) =>
  sourcesWhere(tree, (path) => /^ui\/[A-Z]\w*\/\w+\.stories\.tsx$/.test(path)).flatMap(([path, { bare }]) => {
    const names = storiesOf(bare).map(({ name }) => name);
    return ['Default', 'Playground']
      .filter((name) => !names.includes(name))
      .map((name) => `${path} has no story '${name}'.`);
  });

/** The network of a story is a scenario by name. `ui` has no network: an address there is what a link shows. */
export const scenariosByName: Rule = (tree) =>
  sourcesWhere(tree, (path) => isStories(path) && !path.startsWith('ui/')).flatMap(
    ([path, { strings, imports }]) => [
      ...strings
        .filter((text) => /^https?:\/\/|\/_rpc\b|^\*?\/(api|geo|uploads)\b/.test(text))
        .map((text) => `${path} spells out '${text}': choose a scenario by name.`),
      ...imports
        .filter(({ specifier }) => /^msw(\/|$)/.test(specifier))
        .map(() => `${path} answers requests itself: choose a scenario by name.`),
    ],
  );

const addresses = Object.values(routes)
  .filter(({ path }) => path !== '/')
  .map(({ path }) => new RegExp(`^#?${path.replace(/:\w+/g, '[^/]+')}$`));

/** Links come from the typed address book. What a story expects of one may be written out. */
export const addressBook: Rule = (tree) =>
  sourcesWhere(
    tree,
    (path) => isProduction(path) && !path.startsWith('ui/') && path !== 'features/shared/routes.ts',
  ).flatMap(([path, { strings }]) =>
    strings
      .filter((text) => addresses.some((address) => address.test(text)))
      .map((text) => `${path} writes '${text}' by hand: take it from #features/shared/routes.`),
  );
