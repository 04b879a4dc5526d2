import { posix } from 'node:path';
import { sourcesWhere } from './source';
import { isProduction, isTestSide, type Rule, type Tree } from './tree';

/** Path of what is imported, from the project's folder; `undefined` for a package. */
function targetOf(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier);
  if (specifier.startsWith('#storybook/')) return specifier.replace('#', '.');
  return specifier.startsWith('#') ? specifier.slice(1) : undefined;
}

/** The folder that a file belongs to: inside it imports are relative, into it they go through `#…`. */
function homeOf(path: string): string {
  const [room = '', folder = ''] = path.split('/');
  return room === 'ui' || room === 'features' ? `${room}/${folder}` : room;
}

/** Where the imports of a file may lead besides its own folder. */
function reachOf(path: string): string[] {
  const outside = isTestSide(path) ? ['mocks/', '.storybook/'] : [];
  if (path.startsWith('ui/')) return ['ui/', ...outside];
  if (path.startsWith('features/')) return ['features/shared/', 'ui/', ...outside];
  if (path.startsWith('app/')) return ['features/', 'ui/', ...outside];
  if (path.startsWith('mocks/')) return ['features/shared/'];
  return ['app/', 'features/', 'ui/', 'mocks/'];
}

const isInARoom = (path: string) => /^(ui|features|app|mocks|\.storybook)\/.*\.tsx?$/.test(path);

/** `app → features → features/shared → ui`; `mocks` is for stories, tests and `.storybook`. */
export const directions: Rule = (tree) =>
  sourcesWhere(tree, isInARoom).flatMap(([path, { imports }]) =>
    imports.flatMap(({ specifier }) => {
      const target = targetOf(specifier, path);
      if (target === undefined || homeOf(target) === homeOf(path)) return [];
      if (!reachOf(path).some((room) => target.startsWith(room))) {
        return [`${path} imports ${specifier}: ${homeOf(path)} may not reach ${homeOf(target)}.`];
      }
      return specifier.startsWith('.')
        ? [`${path} imports ${specifier}: other folders are imported as #….`]
        : [];
    }),
  );

/** The parts of `features/shared` meet at each other's index. */
export const sharedParts: Rule = (tree) =>
  sourcesWhere(tree, (path) => path.startsWith('features/shared/')).flatMap(([path, { imports }]) =>
    imports.flatMap(({ specifier }) => {
      const [, , from] = path.split('/');
      const [, shared, to, ...inside] = (targetOf(specifier, path) ?? '').split('/');
      return shared === 'shared' && from !== to && inside.length > 0
        ? [`${path} imports ${specifier}: reach into features/shared/${to} through its index.`]
        : [];
    }),
  );

/** The mock backend knows the shapes of the contract, and nothing of what the shop does with them. */
export const mocksTakeTypesOnly: Rule = (tree) =>
  sourcesWhere(tree, (path) => /^mocks\/.*\.ts$/.test(path) && !isTestSide(path)).flatMap(
    ([path, { imports }]) =>
      imports
        .filter(({ specifier, isType }) => specifier.startsWith('#features/') && !isType)
        .map(
          ({ specifier }) =>
            `${path} imports a value from ${specifier}: of features/shared, mocks take types only.`,
        ),
  );

/** Shipped code is made of the `dependencies`: no storybook, no test tool, nothing of Node. Styles run at build time. */
export const shippedPackages: Rule = (tree) => {
  const shipped = dependenciesOf(tree);
  const isShipped = (path: string) => isProduction(path) && !path.endsWith('.css.ts');
  return sourcesWhere(tree, isShipped).flatMap(([path, { imports }]) =>
    imports
      .filter(({ specifier, isType }) => targetOf(specifier, path) === undefined && !isType)
      .map(({ specifier }) => packageOf(specifier))
      .filter((name) => !shipped.includes(name))
      .map((name) => `${path} imports ${name}, which is not among the dependencies.`),
  );
};

function dependenciesOf(tree: Tree): string[] {
  const manifest: unknown = JSON.parse(tree.get('package.json') ?? '{}');
  const isManifest = (value: unknown): value is { dependencies: Record<string, string> } =>
    typeof value === 'object' && value !== null && 'dependencies' in value;
  return isManifest(manifest) ? Object.keys(manifest.dependencies) : [];
}

/** `react-dom/client` is of `react-dom`, `@radix-ui/react-tabs` of itself. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
