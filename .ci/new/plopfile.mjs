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
  'calls.ts': 'features/{{screen}}/calls.ts',
  'backend.ts': 'mocks/backend/{{item}}s.ts',
  'faults.tsx': '.storybook/faults/{{screen}}.faults.tsx',
};

/** Entries of the tables of addresses: file, first line of the block, entry. */
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
];
/** The same for a call, with the import that the entry needs. */
const callEntries = [
  [
    'mocks/backend/handlers.ts',
    'export const methodHandlers = {',
    '  ...{{item}}Handlers,',
    "import { {{item}}Handlers } from './{{item}}s';",
  ],
];

const left = `What only people can do:
  - features/{{screen}}/messages: the texts that are empty, and those of RS, HR and ME that differ (Docs/Content guidelines).
{{#if call}}
  - features/{{screen}}/calls.ts: the fields of the call, and its purpose; mocks/backend/{{item}}s.ts: data of four countries, examples;
    features/shared/api/api.fuzz.thorough.test.ts: what a screen relies on.
{{/if}}
  - {{Screen}}Screen.tsx: what it shows; {{Screen}}Screen.stories.tsx: its own states; {{Screen}}Screen.mdx: its rules.
{{#if isLookup}}
  - .storybook/faults/{{screen}}.faults.tsx: the text of code: ['NOT_FOUND', /…/].
{{/if}}
  - A link to it: routes.{{route}}.href().
The checks fail until the texts are written: npx vitest --project unit guidelines; npx vitest --project stories features/{{screen}}
`;

/** Where the generator inserts entries: file and first line of the block. */
export const blocks = [...screenEntries, ...callEntries].map(([path = '', begin = '']) => ({
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
      /** @param {string} text */
      const rendered = (text) => plop.renderString(text, data);
      const base = plop.getDestBasePath();
      const files = { ...screenFiles, ...(answers.call && callFiles) };
      const entries = [...screenEntries, ...(answers.call ? callEntries : [])];
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
        () => {
          const written = [
            ...Object.values(files).map(rendered),
            ...messageFiles.map(({ path }) => rendered(path)),
            ...entries.map(([path = '']) => path),
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
