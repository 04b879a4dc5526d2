import { type ESTree, parseSync } from 'vite';
import { filesWhere, isProduction, type Rule, type Tree } from './tree';

interface Declared {
  path: string;
  node: ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration;
  isExported: boolean;
  /** A docstring stands right before it. */
  isExplained: (member: ESTree.Span) => boolean;
}

/**
 * Storybook's tables, which designers read, show each prop of a primitive with a sentence. They find a prop only where
 * an interface of `ui/` writes it out: nothing that comes by `Pick` or `Omit`, and nothing that only a union names.
 */
export const explainedProps: Rule = (tree) => {
  const types = declaredIn(tree);
  return [...types.values()]
    .filter(({ path, isExported, node }) => {
      const [, folder, file] = path.split('/');
      return isExported && file === `${folder}.tsx` && node.id.name.endsWith('Props');
    })
    .flatMap((props) => {
      const seen = new Set<string>();
      const inInterfaces = breaches(props, types, seen);
      return [
        ...inInterfaces,
        ...namesInUnions(props.node)
          .filter((name) => !seen.has(name))
          .map((name) => `${props.path}: only a union names '${name}', so no table of props shows it.`),
      ];
    });
};

/** What is wrong with the props that the table finds; their names are added to `seen`. */
function breaches(
  { path, node, isExplained }: Declared,
  types: Map<string, Declared>,
  seen: Set<string>,
): string[] {
  const members = node.type === 'TSInterfaceDeclaration' ? node.body.body : [];
  const unexplained = members.flatMap((member) => {
    if (member.type !== 'TSPropertySignature') return [];
    const name = keyOf(member);
    seen.add(name);
    return isExplained(member) ? [] : [`${path}: '${name}' of ${node.id.name} has no sentence.`];
  });
  const inherited = basesOf(node).flatMap((base) => {
    const declared = types.get(base);
    return declared
      ? breaches(declared, types, seen)
      : [`${path}: ${node.id.name} takes props from ${base}, which no table shows: write them out.`];
  });
  return [...unexplained, ...inherited];
}

const keyOf = ({ key }: ESTree.TSPropertySignature) =>
  key.type === 'Literal' ? String(key.value) : key.type === 'Identifier' ? key.name : '';

/** The types that an interface extends or that another type is put together from. */
function basesOf(node: Declared['node']): string[] {
  if (node.type === 'TSInterfaceDeclaration') {
    // A class is nothing that designers set.
    return node.extends.filter((base) => !isClassName(base)).map(({ expression }) => nameOf(expression));
  }
  return partsOf(node.typeAnnotation).flatMap((part) =>
    part.type === 'TSTypeReference' ? [nameOf(part.typeName)] : [],
  );
}

const nameOf = (node: ESTree.Expression | ESTree.TSTypeName) =>
  node.type === 'Identifier' ? node.name : node.type;

function isClassName({ expression, typeArguments }: ESTree.TSInterfaceHeritage): boolean {
  const picked = typeArguments?.params[1];
  return (
    nameOf(expression) === 'Pick' &&
    picked?.type === 'TSLiteralType' &&
    picked.literal.type === 'Literal' &&
    picked.literal.value === 'className'
  );
}

/** `A & (B | C)` is A and the union. */
function partsOf(type: ESTree.TSType): ESTree.TSType[] {
  if (type.type === 'TSParenthesizedType') return partsOf(type.typeAnnotation);
  return type.type === 'TSIntersectionType' ? type.types.flatMap(partsOf) : [type];
}

function namesInUnions(node: Declared['node']): string[] {
  if (node.type === 'TSInterfaceDeclaration') return [];
  return partsOf(node.typeAnnotation)
    .flatMap((part) => (part.type === 'TSUnionType' ? part.types.flatMap(partsOf) : [part]))
    .flatMap((part) => (part.type === 'TSTypeLiteral' ? part.members : []))
    .flatMap((member) => (member.type === 'TSPropertySignature' ? [keyOf(member)] : []));
}

/** Every interface and type at the top of a file in `ui/`, by its name. */
function declaredIn(tree: Tree): Map<string, Declared> {
  const files = filesWhere(
    tree,
    (path) => path.startsWith('ui/') && path.endsWith('.tsx') && isProduction(path),
  );
  return new Map(
    files.flatMap(([path, text]) => {
      const { program, comments } = parseSync(path, text);
      const isExplained = (member: ESTree.Span) =>
        comments.some(
          ({ value, end }) =>
            value.startsWith('*') && end <= member.start && text.slice(end, member.start).trim() === '',
        );
      return program.body.flatMap((statement): [string, Declared][] => {
        const isExported = statement.type === 'ExportNamedDeclaration';
        const node = isExported ? statement.declaration : statement;
        if (node?.type !== 'TSInterfaceDeclaration' && node?.type !== 'TSTypeAliasDeclaration') return [];
        return [[node.id.name, { path, node, isExported, isExplained }]];
      });
    }),
  );
}
