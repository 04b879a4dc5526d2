import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('plop').NodePlopAPI} Plop */
/** @typedef {{ screen: string, address: string, heading: string, call: string, kind: 'page' | 'list' | 'lookup' }} Answers */

const root = join(import.meta.dirname, '../..');
const countries = [
  { code: 'BA', name: 'Bosnia and Herzegovina' },
  { code: 'RS', name: 'Serbia' },
  { code: 'HR', name: 'Croatia' },
  { code: 'ME', name: 'Montenegro' },
];

/** @param {string} text */
const capitalized = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The names that the templates use.
 *
 * @param {Answers} answers
 */
function namesOf({ screen, call, kind }) {
  const [first = '', ...rest] = screen.split('-');
  const resource = call.split('.')[0] ?? '';
  const item = resource.replace(/s$/, '');
  const isLookup = kind === 'lookup';
  return {
    countries,
    /** `VoucherBalance` */
    Screen: [first, ...rest].map(capitalized).join(''),
    /** `voucherBalance` */
    route: first + rest.map(capitalized).join(''),
    /** `Voucher balance` */
    title: capitalized([first, ...rest].join(' ')),
    isLookup,
    /** `voucher`, of the call `vouchers.f.getBalance` */
    item,
    Item: capitalized(item),
    /** The first part of the names of the call's scenarios. */
    scenario: `${item}s`,
    shows: isLookup ? 'showsResult' : call ? 'showsList' : 'showsTexts',
  };
}

/**
 * @param {string} path
 * @param {(code: string) => string} change
 */
function edit(path, change) {
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/**
 * Inserts an entry at the end of the block that begins with a line.
 *
 * @param {string} code
 * @param {string} path where the code is from, for the error
 * @param {string} begin the block's first line, or its beginning
 * @param {string} entry
 */
export function intoBlock(code, path, begin, entry) {
  const start = code.indexOf(`\n${begin}`) + 1;
  const inside = code.indexOf('\n', start) + 1;
  const end = inside + code.slice(inside).search(/^[}\]]/m);
  if (start === 0 || end < inside)
    throw new Error(`${path} has no block '${begin}': mend .ci/new/plopfile.mjs.`);
  return `${code.slice(0, end)}${entry}\n${code.slice(end)}`;
}

/** New files: template and path. */
const screenFiles = {
  'Screen.tsx': 'features/{{screen}}/{{Screen}}Screen.tsx',
  'Screen.stories.tsx': 'features/{{screen}}/{{Screen}}Screen.stories.tsx',
  'Screen.mdx': 'features/{{screen}}/{{Screen}}Screen.mdx',
  'messages.index.ts': 'features/{{screen}}/messages/index.ts',
  'index.ts': 'features/{{screen}}/index.ts',
};
/** One file of texts a country. */
const messageFiles = countries.map(({ code }) => ({
  path: `features/{{screen}}/messages/${code.toLowerCase()}.ts`,
  data: { country: code.toLowerCase(), isBA: code === 'BA' },
}));
const callFiles = {
  'api.ts': 'features/shared/api/{{item}}s.ts',
  'backend.ts': 'mocks/backend/{{item}}s.ts',
  'fixtures.ts': 'mocks/fixtures/{{item}}s.ts',
};
const listFiles = { 'scenarios.ts': 'mocks/scenarios/{{item}}s.ts' };

/** Entries of lists: file, first line of the block, entry, and the import that it needs. */
const screenEntries = [
  [
    'features/shared/navigation/addresses.ts',
    'export const routes = {',
    `{{#if isLookup}}
  {{route}}: {
    path: '{{address}}',
    /** With a code, it is looked up. */
    href: (code?: string) => (code ? \`{{address}}?\${new URLSearchParams({ code })}\` : '{{address}}'),
  },
{{else}}
  {{route}}: { path: '{{address}}', href: () => '{{address}}' },
{{/if}}`,
  ],
  [
    'app/routes.tsx',
    'export const table = {',
    `  {{route}}: {
    ...routes.{{route}},
    feature: '{{screen}}',
    Component: screen(async () => (await import('#features/{{screen}}')).{{Screen}}Screen),
  },`,
  ],
  ['.storybook/specification/AddressTable.tsx', 'const pages: Record<', "  {{route}}: 'Screens/{{title}}',"],
];
const callEntries = [
  [
    '.storybook/specification/MethodTable.tsx',
    'const codes: ',
    "  '{{call}}': {{#if isLookup}}{ NOT_FOUND: true }{{else}}{}{{/if}},",
  ],
  [
    '.storybook/specification/callPurposes.ts',
    'export const callPurposes: Record<',
    "  '{{call}}': '{{#if isLookup}}Returns one {{item}} by its code{{else}}Lists the {{item}}s{{/if}}',",
  ],
  ['features/shared/api/index.ts', '  type Group,', '  type Wire{{Item}},'],
  [
    'features/shared/api/methods.ts',
    'export type ShopMethods = {',
    `  '{{call}}': {
{{#if isLookup}}
    params: { Code: string };
    answer: Wire{{Item}};
    errors: 'NOT_FOUND';
{{else}}
    answer: Wire{{Item}}[];
    errors: never;
{{/if}}
  };`,
    "import type { Wire{{Item}} } from './contract';",
  ],
  [
    'features/shared/api/api.fuzz.test.ts',
    'const checks: Record<ShopMethod, Check> = {',
    `{{#if isLookup}}
  '{{call}}': check((rpc) => fetch{{Item}}(rpc, 'x'), ({{item}}) => {{item}} && isText({{item}}.name)),
{{else}}
  '{{call}}': check(fetch{{Item}}s, ({{item}}s) => {{item}}s.map(({ name }) => name).forEach(isText)),
{{/if}}`,
    "import { fetch{{Item}}{{#unless isLookup}}s{{/unless}} } from './{{item}}s';",
  ],
  [
    'mocks/backend/backend.ts',
    'const shopMethods: Implementation = {',
    '  ...{{item}}Methods,',
    "import { {{item}}Methods } from './{{item}}s';",
  ],
  ['mocks/scenarios/calls.ts', 'export const callNames = {', "  '{{call}}': '{{scenario}}',"],
  [
    'mocks/examples/examples.ts',
    'const examples: {',
    `  '{{call}}': {
{{#if isLookup}}
    answered: [{ params: { Code: 'PROBA' }, answer: { Code: 'PROBA' } }],
    refused: { NOT_FOUND: { params: { Code: 'NEMA' } } },
{{else}}
    answered: [{ answer: { length: 1 } }],
    refused: {},
{{/if}}
  },`,
  ],
  [
    '.storybook/faults/loading.faults.tsx',
    'faultMatrix({',
    `  '{{title}}: the {{item}}{{#unless isLookup}}s{{/unless}}': {
    ...loadFailed,
    shop: { path: '{{address}}{{#if isLookup}}?code=PROBA{{/if}}', route: '{{address}}' },
    screen: <{{Screen}}Screen />,
    on: '{{call}}',
    waits: /Učitavanje/,
    done: /Probni unos/,
  },`,
    "import { {{Screen}}Screen } from '#features/{{screen}}';",
  ],
];
const listEntries = [
  [
    'mocks/scenarios/scenarios.ts',
    'const otherScenarios = {',
    '  ...{{item}}Scenarios,',
    "import { {{item}}Scenarios } from './{{item}}s';",
  ],
];

/** Text at the end of a file. */
const callEnds = [
  [
    'features/shared/api/contract.ts',
    'export interface Wire{{Item}} {\n{{#if isLookup}}  Code: string;\n{{else}}  ID: WireId;\n{{/if}}  Name: string;\n}',
  ],
  [
    'features/shared/api/index.ts',
    "export { use{{Item}}{{#unless isLookup}}s{{/unless}} } from './{{item}}s';",
  ],
  ['mocks/fixtures/index.ts', "export { {{item}}s } from './{{item}}s';"],
];

const left = `What only people can do:
  - features/{{screen}}/messages: the texts that are empty, and those of RS, HR and ME that differ (Docs/Content guidelines).
{{#if call}}
  - The fields of Wire{{Item}} in features/shared/api/contract.ts, and what follows from them: the schema in api/{{item}}s.ts, data of
    four countries in mocks/fixtures/{{item}}s.ts, what a screen relies on in api/api.fuzz.test.ts.
{{/if}}
  - {{Screen}}Screen.tsx: what it shows; {{Screen}}Screen.stories.tsx: its own states; {{Screen}}Screen.mdx: its rules.
{{#if isLookup}}
  - .storybook/faults/loading.faults.tsx: the text of code: ['NOT_FOUND', /…/].
{{/if}}
  - A link to it: routes.{{route}}.href().
The checks fail until the texts are written: npx vitest --project unit guidelines; npx vitest --project stories features/{{screen}}
`;

/** Where the generator inserts entries: file and first line of the block. */
export const blocks = [...screenEntries, ...callEntries, ...listEntries].map(([path = '', begin = '']) => ({
  path,
  begin,
}));

/** @param {Plop} plop */
export default function (plop) {
  plop.setGenerator('screen', {
    description: 'A screen at an address of its own, with everything that is always the same',
    prompts: [
      {
        type: 'input',
        name: 'screen',
        message: 'Folder (voucher-balance)',
        /** @param {string} name */
        validate: (name) =>
          /^[a-z]+(-[a-z]+)*$/.test(name) || 'Lower case, words joined by -: voucher-balance',
      },
      {
        type: 'input',
        name: 'address',
        message: 'Address (/poklon-bon)',
        /** @param {string} address */
        validate: (address) => /^(\/[\w-]+)+$/.test(address) || 'An address without parameters: /poklon-bon',
      },
      { type: 'input', name: 'heading', message: 'Heading, in Bosnian' },
      {
        type: 'list',
        name: 'kind',
        message: 'What does it show?',
        choices: [
          { value: 'page', name: 'page: texts, without a call' },
          { value: 'list', name: 'list: what a call answers when the screen opens' },
          { value: 'lookup', name: 'lookup: one thing, by a code that the shopper types' },
        ],
      },
      {
        type: 'input',
        name: 'call',
        message: 'New method that it calls (vouchers.f.getBalance; empty for a page)',
        /**
         * @param {string} call
         * @param {{ kind?: string }} [answers]
         */
        validate: (call, answers) =>
          (answers?.kind === 'page' ? call === '' : /^\w+s(\.\w+)+$/.test(call)) ||
          'A list or a lookup calls a method whose name begins with a plural: vouchers.f.getBalance. A page calls none.',
      },
    ],
    actions: (given) => {
      const answers = /** @type {Answers} */ (given);
      const data = { ...answers, ...namesOf(answers) };
      const isList = answers.kind === 'list';
      /** @param {string} text */
      const rendered = (text) => plop.renderString(text, data);
      const base = plop.getDestBasePath();
      const files = { ...screenFiles, ...(answers.call && callFiles), ...(isList && listFiles) };
      const entries = [
        ...screenEntries,
        ...(answers.call ? callEntries : []),
        ...(isList ? listEntries : []),
      ];
      const ends = answers.call ? callEnds : [];
      return [
        ...Object.entries(files).map(([template, path]) => ({
          type: 'add',
          path,
          templateFile: join(import.meta.dirname, `templates/${template}.hbs`),
          data,
        })),
        ...messageFiles.map(({ path, data: own }) => ({
          type: 'add',
          path,
          templateFile: join(import.meta.dirname, 'templates/messages.ts.hbs'),
          data: { ...data, ...own },
        })),
        ...entries.map(([path = '', begin = '', entry = '', needed]) => () => {
          edit(join(base, path), (code) => {
            const whole = intoBlock(code, path, begin, rendered(entry).trimEnd());
            return needed ? `${rendered(needed)}\n${whole}` : whole;
          });
          return path;
        }),
        ...ends.map(([path = '', text = '']) => () => {
          edit(join(base, path), (code) => `${code}\n${rendered(text)}\n`);
          return path;
        }),
        () => {
          const written = [
            ...Object.values(files).map(rendered),
            ...messageFiles.map(({ path }) => rendered(path)),
            ...[...entries, ...ends].map(([path = '']) => path),
          ];
          const biome = join(root, 'node_modules/.bin/biome');
          execFileSync(biome, ['check', '--write', ...written.filter((path) => !path.endsWith('.mdx'))], {
            cwd: base,
            stdio: 'pipe',
          });
          return 'formatted by Biome';
        },
        () => `\n${rendered(left)}`,
      ];
    },
  });
}
