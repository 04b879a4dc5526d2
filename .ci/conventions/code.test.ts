import { noSilencing, nothingRandom, nothingSkipped, unaware } from './code';
import { describeRule } from './describeRule';

// In pieces, as this file is read by the rule too.
const silence = (tool: string, order: string) => `/* ${tool}-${order} */`;
const loose = 'any';

describeRule('noSilencing', noSilencing, {
  good: { 'ui/Card/Card.tsx': "// in any case\nconst said: unknown = 'as any';" },
  bad: {
    'ui/Card/Link.tsx says': { 'ui/Card/Link.tsx': silence('@ts', 'ignore') },
    'mocks/server.ts says': { 'mocks/server.ts': silence('biome', 'ignore') },
    '.ci/start.mjs says': { '.ci/start.mjs': silence('eslint', 'disable-next-line') },
    'ui/Text/Text.tsx uses the type any': { 'ui/Text/Text.tsx': `const x = y as ${loose};` },
    'ui/Link/Link.tsx uses the type any': { 'ui/Link/Link.tsx': `const x: Record<string, ${loose}> = {};` },
    '.ci/size.mjs uses the type any': { '.ci/size.mjs': `/** @param {${loose}} x */` },
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
    'features/shared/env/env.ts': 'export const env = parse(import.meta.env);',
    'features/quiz/QuizScreen.tsx': '// Storybook shows each step',
  },
  bad: {
    'import.meta.env': { 'app/main.tsx': 'if (import.meta.env.DEV) start();' },
    __STORYBOOK_PREVIEW__: { 'app/main.tsx': 'if (window.__STORYBOOK_PREVIEW__) stop();' },
    'navigator.webdriver': { 'app/main.tsx': 'const calm = navigator.webdriver;' },
  },
});

describeRule('nothingRandom', nothingRandom, {
  good: { 'features/quiz/QuizScreen.tsx': 'const id = Math.random();' },
  bad: {
    'mocks/fixtures/ba.ts': { 'mocks/fixtures/ba.ts': 'const price = Math.random();' },
    'ui/Text/Text.stories.tsx': { 'ui/Text/Text.stories.tsx': 'const width = Math.random();' },
  },
});
