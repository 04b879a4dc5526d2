import { type ESTree, parseSync } from 'vite';

/** A text as the source of a catalogue has it. */
export interface WrittenText extends ESTree.Span {
  line: number;
  /** As one writes it, with `{amount}` for a value that is filled in. Left out where code puts the text together. */
  text?: string;
  /** Whether the specification has it to the letter. */
  isFixed: boolean;
}

/** Whether a value is filled in by its name: `amount`, `facts.guaranteeDays`. */
const isNamed = (node: ESTree.Expression): boolean =>
  node.type === 'Identifier' || (node.type === 'MemberExpression' && !node.computed && isNamed(node.object));

const isFixed = (node: ESTree.Expression): boolean =>
  node.type === 'MemberExpression' && node.object.type === 'Identifier' && node.object.name === 'fixedTexts';

function textOf(node: ESTree.Expression, source: string): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral' || !node.expressions.every(isNamed)) return undefined;
  const fields = node.expressions.map(({ start, end }) => `{${source.slice(start, end)}}`);
  return node.quasis.map(({ value }, index) => value.cooked + (fields[index] ?? '')).join('');
}

/** Every text in a value by its path, as `textsIn` names it. A function has the path of its result. */
function* textNodes(node: ESTree.Expression, path = ''): Generator<[path: string, node: ESTree.Expression]> {
  const inside = (name: string) => (path ? `${path}.${name}` : name);
  switch (node.type) {
    case 'ObjectExpression':
      for (const property of node.properties) {
        if (property.type !== 'Property') continue;
        const { key, value } = property;
        if (key.type === 'Identifier') yield* textNodes(value, inside(key.name));
        if (key.type === 'Literal') yield* textNodes(value, inside(String(key.value)));
      }
      return;
    case 'ArrayExpression':
      for (const [index, element] of node.elements.entries())
        if (element && element.type !== 'SpreadElement') yield* textNodes(element, inside(String(index)));
      return;
    case 'ParenthesizedExpression':
      return yield* textNodes(node.expression, path);
    case 'ArrowFunctionExpression':
      if (node.body.type !== 'BlockStatement') yield* textNodes(node.body, path);
      return;
    default:
      yield [path, node];
  }
}

/** The texts of a catalogue, by their paths. */
export function writtenTexts(source: string): Record<string, WrittenText> {
  const { program, errors } = parseSync('messages.ts', source);
  if (errors[0]) throw new Error(errors[0].message);
  const values = program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
      ? statement.declaration.declarations.flatMap(({ init }) => init ?? [])
      : [],
  );
  const texts = values
    .flatMap((value) => [...textNodes(value)])
    .map(([path, node]): [string, WrittenText] => {
      const { start, end } = node;
      const text = textOf(node, source);
      const line = source.slice(0, start).split('\n').length;
      return [path, { start, end, line, isFixed: isFixed(node), ...(text !== undefined && { text }) }];
    });
  return Object.fromEntries(texts);
}

const FIELD = /(\{[\w.]+\})/;
const fieldsIn = (text: string) => text.split(FIELD).filter((part) => FIELD.test(part));

const templateOf = (text: string) =>
  text
    .split(FIELD)
    .map((part) => (FIELD.test(part) ? `$${part}` : part.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&')))
    .join('');

/** The source of a catalogue with another text in the place of one, with the same values filled in. */
export function withText(source: string, written: WrittenText, text: string): string {
  const { start, end, text: before = '' } = written;
  const fields = fieldsIn(before);
  if (fields.toSorted().join() !== fieldsIn(text).toSorted().join())
    throw new Error(
      fields.length > 0
        ? `Write ${fields.join(' and ')}, as often as before: the shop fills it in.`
        : 'This text has no value that is filled in: write it without braces.',
    );
  const code = source[start] === '`' ? `\`${templateOf(text)}\`` : JSON.stringify(text);
  return source.slice(0, start) + code + source.slice(end);
}
