// npm run new: writes a screen that lists what a new method answers, from the files in `template`, and enters it in the
// address book, the route table and the mock backend.
import { execSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const [screen = '', address = '', method = '', heading = ''] = process.argv.slice(2);
if (!heading || !/^[a-z]+(-[a-z]+)* (\/[\w-]+)+ [a-z]\w*s(\.\w+)+$/.test(`${screen} ${address} ${method}`)) {
  console.error(`npm run new -- <folder> <address> <method, which begins with a plural> <heading in Bosnian>
npm run new -- gift-vouchers /poklon-bonovi vouchers.f.getAll "Poklon bonovi"`);
  process.exit(2);
}

/** @param {string} text */
const capitalized = (text) => text.charAt(0).toUpperCase() + text.slice(1);

const words = screen.split('-');
const Screen = words.map(capitalized).join('');
const route = Screen.charAt(0).toLowerCase() + Screen.slice(1);
const item = method.replace(/s\..*/, '');
const folder = `features/${screen}`;

/** A file of the template, with the names of this screen. @param {string} path */
const filled = (path) =>
  readFileSync(join(import.meta.dirname, 'template', path), 'utf8')
    .replace('Sample heading', () => heading.replaceAll("'", '’'))
    .replaceAll('vouchers.f.getAll', method)
    .replaceAll('features/sample', folder)
    .replaceAll('routes.sample', `routes.${route}`)
    .replaceAll(/(?<=Screens\/|^# )Sample/gm, capitalized(words.join(' ')))
    .replaceAll('Sample', Screen)
    .replaceAll('voucher', item)
    .replaceAll('Voucher', capitalized(item));

/** @type {Set<string>} */
const written = new Set();

/** @param {string} path @param {string} code */
function write(path, code) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, code);
  written.add(path);
}

/** Writes an entry before the first place of `mark`. @param {string} path @param {string} mark @param {string} entry */
function insert(path, mark, entry) {
  const code = readFileSync(path, 'utf8');
  if (!code.includes(mark)) throw new Error(`${path} has no '${mark.trim()}': mend .ci/new/new.mjs.`);
  write(
    path,
    code.replace(mark, () => `\n${entry}${mark}`),
  );
}

for (const path of ['calls.ts', 'index.ts', 'messages/index.ts', 'messages/ba.ts'])
  write(`${folder}/${path}`, filled(path));
for (const ending of ['tsx', 'stories.tsx', 'mdx'])
  write(`${folder}/${Screen}Screen.${ending}`, filled(`SampleScreen.${ending}`));
for (const country of ['rs', 'hr', 'me']) {
  const own = `import type { Messages } from './ba';\n\nexport const ${country}: Messages`;
  write(
    `${folder}/messages/${country}.ts`,
    filled('messages/ba.ts').replace('export const ba', own).split('\n/**')[0] ?? '',
  );
}
write(`mocks/backend/${item}s.ts`, filled('backend.ts'));
insert('mocks/backend/handlers.ts', '\n};', `  ...${item}Handlers,`);
insert('mocks/backend/handlers.ts', '\nimport', `import { ${item}Handlers } from './${item}s';`);
insert('features/shared/navigation/addresses.ts', '\n} as const;', `  ${route}: page('${address}'),`);
const component = `screen(async () => (await import('#${folder}')).${Screen}Screen)`;
const row = `  ${route}: { ...routes.${route}, feature: '${screen}', Component: ${component} },`;
insert('app/routes.tsx', '\n} as const satisfies', row);
const files = [...written];
execSync(`npx biome check --write ${files.join(' ')}`, { stdio: ['ignore', 'ignore', 'inherit'] });

console.log(`${files.join('\n')}

What only people can do:
- ${folder}/messages: the texts that are empty, and those of RS, HR and ME that differ (Docs/Content guidelines).
  npx vitest run --project=unit guidelines names them.
- ${folder}/calls.ts: what the method answers; mocks/backend/${item}s.ts: its data.
- ${Screen}Screen.tsx: what a card shows; ${Screen}Screen.mdx: its rules. A link to it: routes.${route}.href().
The states: npx vitest run --project=stories ${folder}`);
