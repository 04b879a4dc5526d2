import { noSilencing, nothingRandom, nothingSkipped, unaware } from './code';
import { describeRule } from './describeRule';

describeRule('noSilencing', noSilencing, {
  good: { 'ui/Card/Card.tsx': "// in any case\nconst said: unknown = 'as any /* @ts-ignore */';" },
  bad: {
    'ui/Card/Link.tsx says': { 'ui/Card/Link.tsx': '/* @ts-ignore */' },
    'mocks/server.ts says': { 'mocks/server.ts': '/* biome-ignore */' },
    '.ci/start.mjs says': { '.ci/start.mjs': '/* eslint-disable-next-line */' },
    'ui/Text/Text.tsx uses the type any': { 'ui/Text/Text.tsx': 'const x = y as any;' },
    'ui/Link/Link.tsx uses the type any': { 'ui/Link/Link.tsx': 'const x: Record<string, any> = {};' },
    'ui/Tabs/Tabs.tsx uses the type any': { 'ui/Tabs/Tabs.tsx': '/"/; y as any; "x"' },
    '.ci/size.mjs uses the type any': { '.ci/size.mjs': '/** @param {any} x */' },
  },
});

describeRule('nothingSkipped', nothingSkipped, {
  good: { 'app/journeys/order.journey.ts': "test('only one order, whatever you skip', () => {});" },
  bad: {
    'test.skip': { 'mocks/server.test.ts': "test.skip('x', () => {});" },
    'describe.only': { 'ui/Text/Text.test.tsx': "describe.only('x', () => {});" },
    'test.fixme': { 'app/journeys/login.journey.ts': "test.fixme('x', () => {});" },
  },
});

describeRule('unaware', unaware, {
  good: {
    'features/shared/platform/env.ts': 'export const env = parse(import.meta.env);',
    'features/quiz/QuizScreen.tsx': '// Storybook shows each step',
  },
  bad: {
    'import.meta.env': { 'app/main.tsx': 'if (import.meta.env.DEV) start();' },
    __STORYBOOK_PREVIEW__: { 'app/main.tsx': 'if (window.__STORYBOOK_PREVIEW__) stop();' },
    'navigator.webdriver': { 'app/main.tsx': 'const calm = navigator.webdriver;' },
    'app/Shell.tsx reads import.meta.env': { 'app/Shell.tsx': `\`\${import.meta.env.MODE}\`` },
    'app/Shell.tsx asks for navigator.webdriver': { 'app/Shell.tsx': `\`\${navigator.webdriver}\`` },
  },
});

describeRule('nothingRandom', nothingRandom, {
  good: { 'features/quiz/QuizScreen.tsx': 'const id = Math.random();' },
  bad: {
    'mocks/fixtures/ba.ts': { 'mocks/fixtures/ba.ts': 'const price = Math.random();' },
    'ui/Text/Text.stories.tsx': { 'ui/Text/Text.stories.tsx': 'const width = Math.random();' },
    'mocks/fixtures/rs.ts': { 'mocks/fixtures/rs.ts': `\`\${Math.random()}\`` },
    'mocks/fixtures/hr.ts': { 'mocks/fixtures/hr.ts': '/`/; Math.random(); `x`' },
  },
});
