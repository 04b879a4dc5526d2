import { type ESTree, parseSync, Visitor } from 'vite';
import { filesWhere, type Tree } from './tree';

interface Import {
  specifier: string;
  /** Gone when the code is compiled. */
  isType: boolean;
}

type Kind = 'type' | 'value' | undefined;

/** What a file of TypeScript or JavaScript is made of. */
interface Source {
  /** The code with blanks for its comments, which may speak of anything. */
  code: string;
  /** The code with blanks for comments and for every text, be it a string, a pattern or between tags. */
  bare: string;
  comments: string[];
  /** Every text that is written out, without its quotes; `…` stands where a template takes a value in. */
  strings: string[];
  imports: Import[];
  usesAny: boolean;
}

const parsed = new Map<string, Source>();

/** The files whose path fits, as pairs of path and what they are made of. */
export function sourcesWhere(tree: Tree, fits: (path: string) => boolean): [string, Source][] {
  return filesWhere(tree, fits).map(([path, text]) => {
    const key = `${path}\n${text}`;
    const source = parsed.get(key) ?? parse(path, text);
    parsed.set(key, source);
    return [path, source];
  });
}

function parse(path: string, text: string): Source {
  const { program, comments, errors } = parseSync(path, text);
  const [error] = errors;
  // Of what it cannot read the parser tells nothing: every rule would be kept.
  if (error) throw new Error(`${path}: ${error.message}`);

  const texts: ESTree.Span[] = [];
  const strings: string[] = [];
  const imports: Import[] = [];
  let usesAny = false;

  const template = ({ quasis }: { quasis: ESTree.TemplateElement[] }) => {
    texts.push(...quasis);
    strings.push(quasis.map(({ value }) => value.cooked ?? value.raw).join('…'));
  };
  const imported = (source: ESTree.Expression | null, kind: Kind, kinds: Kind[] = []) => {
    if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
    const isType = kind === 'type' || (kinds.length > 0 && kinds.every((one) => one === 'type'));
    imports.push({ specifier: source.value, isType });
  };
  new Visitor({
    Literal(node) {
      if (typeof node.value !== 'string' && !('regex' in node)) return;
      texts.push(node);
      if (typeof node.value === 'string') strings.push(node.value);
    },
    JSXText(node) {
      texts.push(node);
      strings.push(node.value);
    },
    TemplateLiteral: template,
    TSTemplateLiteralType: template,
    ImportDeclaration({ source, importKind, specifiers }) {
      imported(
        source,
        importKind,
        specifiers.map((one) => (one.type === 'ImportSpecifier' ? one.importKind : 'value')),
      );
    },
    ExportNamedDeclaration({ source, exportKind, specifiers }) {
      imported(
        source,
        exportKind,
        specifiers.map((one) => one.exportKind),
      );
    },
    ExportAllDeclaration: ({ source, exportKind }) => imported(source, exportKind),
    ImportExpression: ({ source }) => imported(source, 'value'),
    TSImportType: ({ source }) => imported(source, 'type'),
    TSAnyKeyword() {
      usesAny = true;
    },
  }).visit(program);

  return {
    code: blanked(text, comments),
    bare: blanked(text, [...comments, ...texts]),
    comments: comments.map(({ value }) => value),
    strings,
    imports,
    usesAny,
  };
}

function blanked(text: string, spans: readonly ESTree.Span[]): string {
  const units = text.split('');
  for (const { start, end } of spans) units.fill(' ', start, end);
  return units.join('');
}
