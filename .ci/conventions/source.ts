import { type ESTree, parseSync, Visitor } from 'vite';
import { tokens } from '#ui/theme';
import type { Rule, Tree } from './tree';

const filesLike = (tree: Tree, name: RegExp) => [...tree].filter(([path]) => name.test(path));

const SUPPRESSIONS =
  /@ts-(?:ignore|expect-error|nocheck)|(?:eslint|biome|prettier)-(?:ignore|disable)|@\w+ \{[^}\n]*\bany\b/g;

/** Comments do not suppress the compiler or the linter, and JSDoc has no `any`. */
export const noSuppressions: Rule = (tree) =>
  filesLike(tree, /\.(tsx?|mjs)$/).flatMap(([path, code]) =>
    [...code.matchAll(SUPPRESSIONS)].map(([text]) => `${path} has '${text}': fix the error that it hides.`),
  );

/** Properties whose sizes come from the theme, with the theme's values. */
const scales = [
  {
    properties: /^(?:padding|margin|gap|rowGap|columnGap|inset|scrollMargin|scrollPadding)/,
    values: Object.values<string>(tokens.space),
    from: 'vars.space',
  },
  { properties: /^border\w*Radius$/, values: Object.values<string>(tokens.radius), from: 'vars.radius' },
  {
    properties: /^(?:border|outline)(?:Top|Right|Bottom|Left|Block|Inline|Start|End)*(?:Width)?$/,
    values: Object.values<string>(tokens.border),
    from: 'vars.border',
  },
];

/** The texts and numbers that a value can be: `'16px'`, `8`, both texts of a choice. */
function literalsIn(value: ESTree.Node): string[] {
  switch (value.type) {
    case 'Literal':
      return [String(value.value)];
    case 'TemplateLiteral':
      return value.quasis.map(({ value: { raw } }) => raw);
    case 'UnaryExpression':
      return literalsIn(value.argument);
    case 'ConditionalExpression':
      return [value.consequent, value.alternate].flatMap(literalsIn);
    default:
      return [];
  }
}

/** Sizes that the theme has are written as its tokens; so is every font size. */
export const themeSizes: Rule = (tree) =>
  filesLike(tree, /^(?!ui\/theme\/).*\.css\.ts$/).flatMap(([path, code]) => {
    const breaches: string[] = [];
    new Visitor({
      Property({ key, value }) {
        const property = key.type === 'Identifier' ? key.name : '';
        for (const text of literalsIn(value)) {
          // A bare number is in pixels.
          const sizes = /^[\d.]+$/.test(text) ? [`${text}px`] : text.match(/(?<![\w.])[\d.]+(?:px|rem)\b/g);
          for (const size of sizes ?? []) {
            const scale = scales.find(
              ({ properties, values }) => properties.test(property) && values.includes(size),
            );
            const from = property === 'fontSize' && size !== '0px' ? 'vars.type or typeStyle()' : scale?.from;
            if (from) breaches.push(`${path} sets ${property} ${size}: take it from ${from}.`);
          }
        }
      },
    }).visit(parseSync(path, code).program);
    return breaches;
  });

/** Props of a primitive have a docstring, which Storybook's docs tables show. */
export const explainedProps: Rule = (tree) => {
  const interfaces = filesLike(tree, /^ui\/[A-Z]\w*\/\w+\.tsx$/).flatMap(([path, code]) => {
    const { program, comments } = parseSync(path, code);
    const isExplained = ({ start }: ESTree.Span) =>
      comments.some(
        ({ type, value, end }) =>
          type === 'Block' && value.startsWith('*') && /^\s*$/.test(code.slice(end, start)),
      );
    const found: { path: string; name: string; isExported: boolean; bases: string[]; bare: string[] }[] = [];
    const exported = new Set<ESTree.Node>();
    new Visitor({
      ExportNamedDeclaration({ declaration }) {
        if (declaration) exported.add(declaration);
      },
      TSInterfaceDeclaration(node) {
        found.push({
          path,
          name: node.id.name,
          isExported: exported.has(node),
          bases: node.extends.map(({ start, end }) => code.slice(start, end)),
          bare: node.body.body.filter((member) => !isExplained(member)).map((member) => nameOf(member, code)),
        });
      },
    }).visit(program);
    return found;
  });
  const bases = new Set(
    interfaces.flatMap(({ bases: names }) => names.flatMap((name) => name.match(/\w+/g) ?? [])),
  );
  return interfaces
    .filter(({ name, isExported }) => bases.has(name) || (isExported && name.endsWith('Props')))
    .flatMap(({ path, name, bare }) => bare.map((prop) => `${path}: add a docstring to ${prop} of ${name}.`));
};

const nameOf = (member: ESTree.TSSignature, code: string) =>
  'key' in member ? code.slice(member.key.start, member.key.end) : 'a signature';
