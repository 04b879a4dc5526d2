import { type Statement, statementsOf } from './statements';
import type { Tree } from './tree';

/** The fields of an entry of Storybook's index that the rules use. */
export interface Entry {
  id: string;
  title: string;
  /** `docs` or `story`. */
  type?: string | undefined;
  importPath: string;
  exportName?: string | undefined;
  subtype?: string | undefined;
  /** The id of the story that a test belongs to. */
  parent?: string | undefined;
  tags?: readonly string[] | undefined;
}

/** `thank-you` → `ThankYou`. */
const pascalCase = (folder: string) =>
  folder.replace(/(^|-)([a-z])/g, (_match, _dash, letter: string) => letter.toUpperCase());

/** Lists the breaches of a convention about stories. */
type StoryRule = (entries: readonly Entry[], tree: Tree) => string[];

const pathOf = ({ importPath }: Pick<Entry, 'importPath'>) => importPath.replace(/^\.\//, '');

/** `NotFound` → `Not found`. */
function inWords(name: string): string {
  const [first = '', ...rest] = name.split(/(?<=[a-z0-9])(?=[A-Z])/);
  return [first, ...rest.map((word) => (/^[A-Z]+$/.test(word) ? word : word.toLowerCase()))].join(' ');
}

/** What a primitive is for, as in the sidebar: its title is `UI/<group>/<Name>`. */
const primitiveGroups = ['Layout', 'Text', 'Actions', 'Forms', 'Feedback', 'Overlays', 'Content'];

/** The titles in Storybook's tree that match a file's path. */
function titlesFor(path: string, tree: Tree): string[] {
  const name = path.replace(/^.*\/|\.stories\.tsx$/g, '');
  const [root, folder = ''] = path.split('/');
  if (root === 'app') return [`Flows/${inWords(name)}`];
  if (root === 'ui' && /^[A-Z]/.test(folder)) return primitiveGroups.map((group) => `UI/${group}/${name}`);
  if (root === 'ui') return [`${pascalCase(folder)}/${inWords(name)}`];
  if (path.startsWith('features/shared/')) return [`Shared/${inWords(name)}`];
  const owner = pascalCase(folder);
  const section = tree.has(`features/${folder}/${owner}Screen.tsx`) ? 'Screens' : 'Shell';
  return [
    path.includes('/parts/')
      ? `${section}/${inWords(owner)}/${inWords(name)}`
      : `${section}/${inWords(name.replace(/Screen$/, ''))}`,
  ];
}

/** A story's title matches its file's path, so that each can be found by the other. */
export const titles: StoryRule = (entries, tree) => {
  const titleOf = new Map(
    entries.filter(({ subtype }) => subtype).map((entry) => [pathOf(entry), entry.title]),
  );
  return [...titleOf].flatMap(([path, title]) => {
    const expected = titlesFor(path, tree);
    if (expected.includes(title)) return [];
    return [`${path}: the title is '${title}': call it '${expected.join("' or '")}'.`];
  });
};

/** Names of the stories of each file. */
function namesByFile(entries: readonly Entry[]): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const entry of entries) {
    if (entry.subtype !== 'story' || !entry.exportName) continue;
    names.set(pathOf(entry), [...(names.get(pathOf(entry)) ?? []), entry.exportName]);
  }
  return names;
}

const lacking = (path: string, names: readonly string[], required: readonly string[]) =>
  required.filter((name) => !names.includes(name)).map((name) => `${path} has no story '${name}'.`);

/** Names that must not replace the standard names of states. */
const synonyms: [state: string, others: RegExp][] = [
  ['Default', /^(default|base|basic|success|loaded)$/i],
  ['Loading', /^(loading|pending|loader|loadingState)$/i],
  ['Empty', /^(empty|noData|noItems|emptyState)$/i],
  ['Failed', /^(failed|error|errored|errorState|failure)$/i],
  ['NotFound', /^(notFound|missing|error404)$/i],
];

/** A screen has `Default` and each country; one with queries also has `Loading`, `Failed`, and `Empty` or `NotFound`. */
export const screenStates: StoryRule = (entries, tree) => {
  const asking = queryHooks(tree);
  const lookingUp = lookupHooks(tree);
  return [...namesByFile(entries)]
    .filter(([path]) => /^features\/(?!shared\/)[^/]+\/\w+Screen\.stories\.tsx$/.test(path))
    .flatMap(([path, names]) => {
      const statements = statementsIn(tree, path.slice(0, path.lastIndexOf('/') + 1));
      const makes = (calls: ReadonlySet<string>) => statements.some((each) => callsAnyOf(calls, each));
      // A screen that looks one thing up may not find it; any other shows a list, which may be empty.
      const nothing = makes(lookingUp) ? 'NotFound' : 'Empty';
      const asks = makes(asking) ? ['Loading', 'Failed', nothing] : [];
      const misnamed = synonyms.flatMap(([state, others]) =>
        names
          .filter((name) => name !== state && others.test(name))
          .map((name) => `${path}: the story '${name}': call it '${state}'.`),
      );
      return [...lacking(path, names, ['Default', 'BA', 'RS', 'HR', 'ME', ...asks]), ...misnamed];
    });
};

/** The statements of the code in a folder that ships. */
const statementsIn = (tree: Tree, folder: string) =>
  [...tree].flatMap(([path, code]) =>
    path.startsWith(folder) && /^(?!.*\.(?:stories|plays|test|test-d)\.).*\.tsx?$/.test(path)
      ? statementsOf(path, code)
      : [],
  );

/** The hooks in folders that satisfy a condition, by themselves or through a function of the same folder that they call. */
function hooksThat(
  isSought: (statement: Statement) => boolean,
  tree: Tree,
  folders: readonly string[],
): Set<string> {
  const found = folders.flatMap((folder) => {
    const statements = statementsIn(tree, folder);
    const names = new Set<string>();
    for (let before = -1; before !== names.size; ) {
      before = names.size;
      for (const statement of statements)
        if (statement.name && (isSought(statement) || callsAnyOf(names, statement)))
          names.add(statement.name);
    }
    return [...names];
  });
  return new Set(found.filter((name) => name.startsWith('use')));
}

const callsAnyOf = (names: ReadonlySet<string>, { calls }: Statement) =>
  calls.some((name) => names.has(name));

const queries = ['useQuery', 'useQueries', 'useSuspenseQuery'];

/** The hooks that query the backend. A screen's own `useShopQuery` may also load code, so it is none of them. */
function queryHooks(tree: Tree): Set<string> {
  const seeds = new Set([...queries, 'useShopQuery']);
  const folders = ['features/shared/api/', 'features/shared/cart/'];
  return new Set([...queries, ...hooksThat((statement) => callsAnyOf(seeds, statement), tree, folders)]);
}

/** The hooks that look one thing up: they handle the backend's `NOT_FOUND`, or read it from the address. */
const lookupHooks = (tree: Tree) =>
  hooksThat(({ texts }) => texts.includes('NOT_FOUND'), tree, ['features/shared/api/']).add('useParams');
