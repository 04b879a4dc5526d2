import { expect, it } from 'vitest';
import { features, primitives } from './folders';
import { explainedProps, noSuppressions, themeSizes } from './source';
import { assertions, type Entry, primitiveStories, screenStates, titles } from './stories';

// Joined at run time, so that this file does not break the rule itself.
const suppressions = [
  ['biome', 'ignore'].join('-'),
  ['@ts', 'expect-error'].join('-'),
  ['@param', '{any}'].join(' '),
];

// Each rule accepts these files and reports one breach when a bad file is added.

const files = {
  'ui/Tabs/Tabs.tsx':
    'interface Notes {\n  /** Help. */\n  hint?: string;\n}\nexport interface TabsProps extends Notes {\n  /** Words. */\n  label: string;\n}',
  'ui/Tabs/Tabs.stories.tsx': '',
  'ui/Tabs/index.ts': '',
  'ui/Tabs/Tabs.css.ts': "style({ padding: '7px', width: '16px', margin: 0, outlineOffset: '3px' });",
  'ui/theme/fonts/figtree.woff2': '',
  'features/offer/OfferScreen.tsx': 'const offer = useOffer(slug);',
  'features/offer/OfferScreen.stories.tsx': 'export const RS = BA.extend({});\nexpect(x)',
  'features/offer/parts/Gallery.tsx': '',
  'features/offer/index.ts': '',
  'features/shared/api/index.ts': '// in any case',
  // It handles NOT_FOUND, so a screen with `useOffer` has a story for that.
  'features/shared/api/offers.ts':
    "const fetchOffer = () => code === 'NOT_FOUND';\nexport function useOffer() {\n  return useQuery(fetchOffer());\n}",
};

it.each([
  [primitives, 'ui/Card/index.ts is missing', { 'ui/Card/Card.tsx': '', 'ui/Card/Card.stories.tsx': '' }],
  [primitives, 'ui/helpers.ts', { 'ui/helpers.ts': '' }],
  [primitives, 'ui/Tabs/parts/Tab.tsx', { 'ui/Tabs/parts/Tab.tsx': '' }],
  [primitives, 'Tabs.stories.tsx', { 'ui/Tabs/Tab.stories.tsx': '' }],
  [features, 'Menu.tsx has no stories', { 'features/offer/Menu.tsx': '' }],
  [features, 'features/offer/pieces/', { 'features/offer/pieces/Gallery.tsx': '' }],
  [features, 'not deeper', { 'features/offer/parts/gallery/Slide.tsx': '' }],
  [features, 'features/shared/money/index.ts', { 'features/shared/money/money.ts': '' }],
  [features, 'name it OfferScreen.tsx', { 'features/offer/OtherScreen.tsx': '' }],
  [noSuppressions, `has '${suppressions[0]}'`, { 'mocks/server.ts': `/* ${suppressions[0]} lint: x */` }],
  [noSuppressions, `has '${suppressions[1]}'`, { 'ui/Tabs/x.ts': `// ${suppressions[1]}` }],
  [noSuppressions, 'any', { '.ci/start.mjs': `/** ${suppressions[2]} x */` }],
  [themeSizes, 'padding 16px', { 'ui/Text/Text.css.ts': "style({ padding: '3px 16px' });" }],
  [themeSizes, 'gap 8px', { 'ui/Text/Text.css.ts': 'style({ gap: 8 });' }],
  [themeSizes, 'borderRadius 999px', { 'ui/Text/Text.css.ts': "style({ borderRadius: '999px' });" }],
  [themeSizes, 'borderBottom 1px', { 'ui/Text/Text.css.ts': 'style({ borderBottom: `1px solid` });' }],
  [themeSizes, 'fontSize .9rem', { 'ui/Text/Text.css.ts': "style({ fontSize: '.9rem' });" }],
  [
    explainedProps,
    'tone of BadgeProps',
    { 'ui/Badge/Badge.tsx': 'export interface BadgeProps {\n  tone: string;\n}' },
  ],
])('%o reports: %s', (rule, message, bad) => {
  expect(rule(new Map(Object.entries(files)))).toEqual([]);
  expect(rule(new Map(Object.entries({ ...files, ...bad })))).toEqual([expect.stringContaining(message)]);
});

const story = (importPath: string, title: string, exportName: string, tags: string[] = []): Entry => ({
  id: `${title}--${exportName}`,
  subtype: 'story',
  importPath: `./${importPath}`,
  title,
  exportName,
  tags,
});
const offer = (name: string, tags = ['play-fn']) =>
  story('features/offer/OfferScreen.stories.tsx', 'Screens/Offer', name, tags);
const tabs = (name: string) => story('ui/Tabs/Tabs.stories.tsx', 'UI/Content/Tabs', name);
const entries = [
  ...['Default', 'Loading', 'Failed', 'NotFound', 'BA', 'HR'].map((name) => offer(name)),
  offer('RS', []),
  offer('ME', []),
  { ...offer('test'), subtype: 'test', parent: offer('ME').id },
  tabs('Default'),
  tabs('Playground'),
  story('app/sketches/Two buttons.stories.tsx', 'Sketches/Two buttons', 'Default'),
];
const without = (name: string) => entries.filter(({ exportName }) => exportName !== name);

it.each<[rule: typeof titles, message: string, bad: Entry[]]>([
  [
    titles,
    "'UI/Content/Tabs'",
    [...without('Playground'), story('ui/Tabs/Tabs.stories.tsx', 'UI/Tabs', 'Playground')],
  ],
  [titles, "'Flows/First order'", [...entries, story('app/FirstOrder.stories.tsx', 'Flows/FirstOrder', 'A')]],
  [titles, "'Moments/Home'", [...entries, story('app/moments/Home.stories.tsx', 'Flows/Home', 'A')]],
  [primitiveStories, "'Playground'", without('Playground')],
  [screenStates, "no story 'ME'", without('ME')],
  [screenStates, "no story 'Loading'", without('Loading')],
  [screenStates, "no story 'NotFound'", without('NotFound')],
  [screenStates, "call it 'Empty'", [...entries, offer('NoData')]],
  [assertions, "'Quiet'", [...entries, offer('Quiet', [])]],
  [assertions, "has no 'expect'", [...entries, story('app/x.stories.tsx', 'X', 'Y', ['play-fn'])]],
])('%o reports: %s', (rule, message, bad) => {
  const tree = new Map(Object.entries(files));
  expect(rule(entries, tree)).toEqual([]);
  expect(rule(bad, tree)).toEqual([expect.stringContaining(message)]);
});
