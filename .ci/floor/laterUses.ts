import { parseSync } from 'vite';
import { floorApis, laterApis } from './laterApis.ts';

/** A use of an API that a browser of the floor lacks. */
export interface LaterUse {
  api: string;
  line: number;
  column: number;
  /** The text around it. */
  excerpt: string;
  /** Whether the function around it asks if the API is there. */
  isGuarded: boolean;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** A node with the property of its parent that holds it, and so on. */
interface Place {
  node: Node;
  key: string;
  parent?: Place;
}

const isMember = (api: string) => api.includes('.prototype.');
const lastName = (api: string) => api.slice(api.lastIndexOf('.') + 1);

const laterNames = new Set(laterApis.filter((api) => !isMember(api)));
const floorNames = new Set(floorApis.map(lastName));

/** By name. A name that an older interface has too says nothing about its object, so it is left out. */
const laterMembers = new Map(
  laterApis
    .filter((api) => isMember(api) && !floorNames.has(lastName(api)))
    .map((api): [string, string] => [lastName(api), api])
    .reverse(),
);

/** Syntax in texts, which the build does not rewrite. `:has(*)` only asks whether a browser knows it. */
const laterTexts: [string, RegExp][] = [
  ['lookbehind in a regular expression', /\(\?<[=!]/],
  ['a media condition with < or >', /\((?:width|height)\s*[<>]/],
  ['a selector with :has()', /:has\((?!\*)/],
];

/** Finds the uses of later APIs in a script. Types and tests of whether an API is there are no uses. */
export function findLaterUses(file: string, code: string): LaterUse[] {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const places = [...placesIn({ node: program as unknown as Node, key: '' })];
  const declared = new Set(places.flatMap(declaredNames));
  const modules = new Set(places.flatMap(moduleNames));
  const found = places.flatMap((place) => {
    const api = textOf(place) ?? apiOf(place, declared, modules);
    return api ? [{ api, place, isQuestion: isQuestion(place) }] : [];
  });
  const questions = found.filter(({ isQuestion }) => isQuestion);
  return found
    .filter(({ api, place, isQuestion }) => !isQuestion && (!isMember(api) || needsValue(place)))
    .map(({ api, place }) => {
      const { start, end } = place.node;
      const lines = code.slice(0, start).split('\n');
      const around = functionsAround(place);
      return {
        api,
        line: lines.length,
        column: (lines.at(-1)?.length ?? 0) + 1,
        excerpt: code.slice(Math.max(0, start - 40), end + 40).replace(/\s+/g, ' '),
        isGuarded: questions.some(
          (question) =>
            question.api === api && around.some((node) => node === functionsAround(question.place)[0]),
        ),
      };
    });
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** What holds an expression besides a type. */
const TYPED_EXPRESSION = /^TS(?:As|Satisfies|NonNull)Expression$/;

/** Every node, without those of types. */
function* placesIn(place: Place): Generator<Place> {
  yield place;
  for (const [key, value] of Object.entries(place.node)) {
    for (const node of [value].flat()) {
      if (!isNode(node) || (node.type.startsWith('TS') && !TYPED_EXPRESSION.test(node.type))) continue;
      yield* placesIn({ node, key, parent: place });
    }
  }
}

/** Names that a declaration gives to variables, parameters, functions, classes and imports of the file. */
function declaredNames({ node, key, parent }: Place): string[] {
  if (node.type !== 'Identifier' || !parent) return [];
  const { type } = parent.node;
  const isDeclared =
    (key === 'id' && /Declarator$|^Function|^Class/.test(type)) ||
    key === 'params' ||
    key === 'param' ||
    key === 'local' ||
    isInPattern(parent, key);
  return isDeclared ? [String(node.name)] : [];
}

/** Whether an identifier is one of the names in `const { a: [b], ...c } =`. */
function isInPattern({ node: { type } }: Place, key: string): boolean {
  return (
    type === 'ArrayPattern' ||
    type === 'RestElement' ||
    (type === 'AssignmentPattern' && key === 'left') ||
    (type === 'Property' && key === 'value')
  );
}

/** `v` of `import * as v`: what it has are no members of an interface. */
const moduleNames = ({ node, parent }: Place): string[] =>
  node.type === 'Identifier' && parent?.node.type === 'ImportNamespaceSpecifier' ? [String(node.name)] : [];

/** The later syntax in a text, a regular expression or a part of a template. */
function textOf({ node }: Place): string | undefined {
  const text = node.type === 'Literal' ? node.raw : rawOf(node);
  return typeof text === 'string' ? laterTexts.find(([, pattern]) => pattern.test(text))?.[0] : undefined;
}

function rawOf({ type, value }: Node): unknown {
  return type === 'TemplateElement' && value instanceof Object && 'raw' in value ? value.raw : undefined;
}

/** `a` of `'a'`, and of `\`a\``, which is what the build writes. */
function stringOf(node: Node): string | undefined {
  if (node.type === 'Literal') return String(node.value);
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis) || node.quasis.length !== 1)
    return undefined;
  return String(rawOf(node.quasis[0]));
}

/** The later API that a node names. */
function apiOf(
  place: Place,
  declared: ReadonlySet<string>,
  modules: ReadonlySet<string>,
): string | undefined {
  const { node, key, parent } = place;
  // `'share' in navigator`
  if (key === 'left' && parent?.node.operator === 'in') {
    const name = stringOf(node) ?? '';
    return laterMembers.get(name) ?? [...laterNames].find((api) => lastName(api) === name);
  }
  const path = pathOf(node);
  if (!path) return undefined;
  const [first = '', ...rest] = path;
  if (node.type === 'Identifier')
    return laterNames.has(first) && !declared.has(first) && isReference(place) ? first : undefined;
  const name = ['globalThis', 'window', 'self'].includes(first) ? rest.join('.') : path.join('.');
  if (laterNames.has(name) && !declared.has(first)) return name;
  if (modules.has(first) && path.length === 2) return undefined;
  const member = laterMembers.get(path.at(-1) ?? '');
  // There is only one navigator, and its members have common names.
  return member?.startsWith('Navigator.') && path.at(-2) !== 'navigator' ? undefined : member;
}

/** `['URL', 'canParse']` of `URL.canParse`; an object that has no name is an empty one. */
function pathOf(node: unknown): string[] | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Identifier') return [String(node.name)];
  if (node.type !== 'MemberExpression' || !isNode(node.property)) return undefined;
  const { property, computed } = node;
  const name = computed ? stringOf(property) : property.name;
  return name === undefined ? undefined : [...(pathOf(node.object) ?? ['']), String(name)];
}

/** Whether an identifier is a variable, not the name of a property or a label. */
function isReference({ key, parent }: Place): boolean {
  if (!parent) return false;
  const isName = ['property', 'key', 'label', 'imported', 'exported', 'meta'].includes(key);
  return !isName || parent.node.computed === true;
}

/** Whether the place only asks if something is there. */
function isQuestion({ node, key, parent }: Place): boolean {
  if (!parent) return false;
  const { type, operator, optional } = parent.node;
  if (optional === true && (key === 'callee' || key === 'object')) return true;
  if (type === 'UnaryExpression') return operator === 'typeof' || operator === '!';
  if (type === 'LogicalExpression') return key === 'left';
  if (type === 'BinaryExpression') return operator === 'in' ? key === 'left' : true;
  if (key === 'test') return true;
  return type === 'ChainExpression' && !node.optional && isQuestion(parent);
}

/** Whether the place throws if there is nothing: it is called, or something of it is read. */
function needsValue({ key, parent }: Place): boolean {
  return key === 'callee' || (key === 'object' && parent?.node.type === 'MemberExpression');
}

/** The functions that a place is in, from inside out. */
function functionsAround({ parent }: Place): Node[] {
  if (!parent) return [];
  const isFunction = /Function/.test(parent.node.type);
  return [...(isFunction ? [parent.node] : []), ...functionsAround(parent)];
}
