// For `npm run test:development`: `npm start` in a copy of the project, which is removed at the end.
import { rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { copyTree } from './treeCopy.mjs';

const { PROJECT_COPY: copy, PATH } = process.env;
if (!copy) throw new Error('PROJECT_COPY is the folder of the copy: give one that may be removed.');

const remove = () => rmSync(copy, { recursive: true, force: true });
remove();
copyTree(copy);
process.on('exit', remove);
process.chdir(copy);
// As npm does.
process.env.PATH = `${join(copy, 'node_modules/.bin')}${delimiter}${PATH}`;
await import(pathToFileURL(join(copy, '.ci/start.mjs')).href);
