import { readFileSync } from 'node:fs';
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/** Replaces nodes of a source text. */
type Edits = { start: number; end: number; text: string }[];

function edited(source: string, edits: Edits): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: own }) => text.slice(0, start) + own + text.slice(end), source);
}

/** Names of the arrow functions that a module defines besides its texts: `const pieces = (count: number) => …`. */
function helpersOf({ body }: ESTree.Program): Set<string> {
  const names = body.flatMap((statement) =>
    statement.type === 'VariableDeclaration'
      ? statement.declarations.flatMap(({ id, init }) =>
          id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression' ? [id.name] : [],
        )
      : [],
  );
  return new Set(names);
}

/**
 * What a function's result reads like, as an expression without the function: parameters are their names in braces, and the
 * forms of a choice stand side by side, with a slash between.
 */
function withoutFunction(fn: ESTree.ArrowFunctionExpression, source: string, helpers: Set<string>): string {
  const parameters = new Set(fn.params.flatMap((param) => (param.type === 'Identifier' ? [param.name] : [])));
  const sourceOf = ({ start, end }: ESTree.Span) => source.slice(start, end);
  const forms = (...parts: string[]) => `[${parts.join(', ')}].join(' / ')`;

  function text(node: ESTree.Expression): string {
    switch (node.type) {
      case 'Literal':
        return sourceOf(node);
      case 'Identifier':
        return parameters.has(node.name) ? `'{${node.name}}'` : node.name;
      case 'ParenthesizedExpression':
        return text(node.expression);
      case 'TemplateLiteral':
        return `\`${node.quasis
          .map(({ value }, index) => {
            const filled = node.expressions[index];
            return value.raw + (filled ? `\${${text(filled)}}` : '');
          })
          .join('')}\``;
      case 'ConditionalExpression':
        return forms(text(node.consequent), text(node.alternate));
      case 'ObjectExpression':
        return `{${node.properties
          .map((property) => {
            if (property.type !== 'Property') throw new Error(`No text: ${sourceOf(property)}`);
            return `${sourceOf(property.key)}: ${text(property.value)}`;
          })
          .join(', ')}}`;
      case 'MemberExpression':
        // `accusative[country]`
        return node.computed ? `Object.values(${sourceOf(node.object)}).join(' / ')` : sourceOf(node);
      case 'CallExpression': {
        const { callee, arguments: given } = node;
        if (callee.type === 'MemberExpression') return text(callee.object);
        if (callee.type === 'Identifier' && helpers.has(callee.name)) return callee.name;
        const plurals = given.find((argument) => argument.type === 'ObjectExpression');
        if (plurals) return `Object.values(${text(plurals)}).join(' / ')`;
        const [value] = given;
        if (value && value.type !== 'SpreadElement') return text(value);
        break;
      }
    }
    throw new Error(`What does it read like? Write it simpler: ${sourceOf(node)}`);
  }

  if (fn.body.type === 'BlockStatement') throw new Error(`No text: ${sourceOf(fn)}`);
  return `(${text(fn.body)})`;
}

/** The source of a module of messages in which every function is replaced by what its result reads like. */
function withoutFunctions(source: string): string {
  const { program, errors } = parseSync('messages.ts', source);
  if (errors[0]) throw new Error(errors[0].message);
  const helpers = helpersOf(program);
  const edits: Edits = [];
  new Visitor({
    ArrowFunctionExpression(fn) {
      edits.push({ start: fn.start, end: fn.end, text: withoutFunction(fn, source, helpers) });
    },
  }).visit(program);
  return edited(source, edits);
}

/**
 * Vite plugin: `messages/ba.ts?texts` has the texts of `messages/ba.ts` for reading, without functions. Docs pages and
 * checks list every text of the shop with it, so that none is called with arguments that somebody made up.
 */
export const textsPlugin = (): Plugin => ({
  name: 'texts',
  enforce: 'pre',
  load: {
    filter: { id: /\.ts\?texts$/ },
    handler(id) {
      const path = id.slice(0, -'?texts'.length);
      this.addWatchFile(path);
      // Typed texts of a country expect functions where there are none now; types are only removed, not checked.
      return { code: withoutFunctions(readFileSync(path, 'utf8')), moduleType: 'ts' };
    },
  },
});
