import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { formatted } from '../formatted.ts';
import { withText, writtenTexts } from '../messages/writtenTexts.ts';
import { writingPlugin } from '../writingPlugin.ts';
import { changeSchema, WORDS } from './change.ts';

/** The checks of the guidelines, as the files are now. They are written for Vite, as the shop is: Node cannot load them. */
const loadGuidelines = () =>
  runnerImport<typeof import('../guidelines/problems.ts')>(
    join(import.meta.dirname, '../guidelines/problems.ts'),
    { configFile: false, logLevel: 'error' },
  );

/** Vite plugin: the development server changes a text of a catalogue, unless the content guidelines refuse it. */
export const wordsPlugin = () =>
  writingPlugin({
    name: 'words',
    path: WORDS,
    schema: changeSchema,
    async write({ folder, name, country, before, text }, { config: { root } }) {
      const file = `${folder}/${country.toLowerCase()}.ts`;
      const source = await readFile(join(root, file), 'utf8');
      const written = writtenTexts(source)[name];
      if (written?.text === undefined) throw new Error(`${file} has no text '${name}' to change.`);
      if (written.text !== before) throw new Error(`${file} has changed meanwhile: press the text again.`);
      const changed = withText(source, written, text);
      const { module: guidelines } = await loadGuidelines();
      const problems = guidelines.problemsIn({ country, key: `${folder} ${name}`, text });
      if (problems.length > 0) throw new Error(problems.join(' '));
      await writeFile(join(root, file), await formatted(changed, file, root));
      return file;
    },
  });
