import { expect, it } from 'vitest';
import { changedStories } from './changedStories';

const files = {
  '.storybook/preview.tsx': "import { StoryShop } from './StoryShop';",
  '.storybook/StoryShop.tsx': '',
  'ui/Button/index.ts': "export { Button } from './Button';",
  'ui/Button/Button.tsx': "import * as styles from './Button.css';",
  'ui/Button/Button.css.ts': '',
  'features/login/LoginScreen.stories.tsx': `import preview from '#storybook/preview';
import { LoginScreen } from './LoginScreen';

/** Nobody is logged in. */
export const Default = meta.story({
  args: {},
});

Default.test('logs in', async () => {});

export const Slow = Default.extend({});
`,
  'features/login/LoginScreen.tsx': "import { Button } from '#ui/Button';",
};
const story = 'features/login/LoginScreen.stories.tsx';

/** The stories that differ after these files have been replaced. */
function changesAfter(replaced: Record<string, string>) {
  const before: Record<string, string> = files;
  const now: Record<string, string> = { ...files, ...replaced };
  return changedStories({
    storyFiles: [story],
    changedFiles: new Set(Object.keys(replaced)),
    read: (path) => now[path],
    readBefore: (path) => before[path],
  }).map(({ exportName, change }) => `${exportName} ${change}`);
}

it('finds no change where nothing differs', () => {
  expect(changesAfter({})).toEqual([]);
});

it('finds new and modified stories by their code', () => {
  const edited = files[story].replace('args: {},', 'args: { email: "" },');
  expect(changesAfter({ [story]: edited })).toEqual(['Default modified']);
  const added = `${files[story]}export const Failed = Default.extend({});\n`;
  expect(changesAfter({ [story]: added })).toEqual(['Failed new']);
});

it('ignores tests and comments of a story', () => {
  const retold = files[story].replace('Nobody', 'No one').replace("'logs in'", "'a login'");
  expect(changesAfter({ [story]: retold })).toEqual([]);
});

it('takes the stories as modified when the code that they share or a file of their folder differs', () => {
  const all = ['Default modified', 'Slow modified'];
  expect(changesAfter({ [story]: `${files[story]}const email = '';\n` })).toEqual(all);
  expect(changesAfter({ 'features/login/LoginScreen.tsx': '// new' })).toEqual(all);
});

it('takes the stories as affected when another file that they import differs', () => {
  expect(changesAfter({ 'ui/Button/Button.css.ts': '// new' })).toEqual([
    'Default affected',
    'Slow affected',
  ]);
});

it('ignores the workspace around the stories', () => {
  expect(changesAfter({ '.storybook/StoryShop.tsx': '// new' })).toEqual([]);
});
