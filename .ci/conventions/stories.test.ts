import { describeRule } from './describeRule';
import { addressBook, assertions, primitiveStories, scenariosByName, screenStates, titles } from './stories';

const screen = (stories: string) => `
import preview from '#storybook/preview';
const meta = preview.meta({
  title: 'Screens/Offer',
  component: OfferScreen,
});
export default meta;
${stories}`;

const play = '{ play: async ({ canvas }) => { await expect(canvas.getByRole("heading")).toBeVisible(); } }';
const story = (name: string, parent?: string) =>
  parent ? `export const ${name} = ${parent}.extend({});` : `export const ${name} = meta.story(${play});`;
const eachCountry = ['BA', 'RS', 'HR', 'ME'].map((country) => story(country)).join('\n');

describeRule('titles', titles, {
  good: {
    'features/offer/OfferScreen.tsx': '',
    'features/quiz/QuizScreen.tsx': '',
    'features/thank-you/ThankYouScreen.tsx': '',
    'ui/EmptyState/EmptyState.stories.tsx': "preview.meta({ title: 'UI/EmptyState' })",
    'ui/foundations/Type.stories.tsx': "preview.meta({ title: 'Foundations/Type' })",
    'features/offer/OfferScreen.stories.tsx':
      "preview.meta({\n  component: OfferScreen,\n  title: 'Screens/Offer',\n})",
    'features/thank-you/ThankYouScreen.stories.tsx': "preview.meta({ title: 'Screens/Thank you' })",
    'features/offer/parts/Gallery.stories.tsx': "preview.meta({ title: 'Screens/Offer/Gallery' })",
    'features/header/Header.stories.tsx': "preview.meta({ title: 'Shell/Header' })",
    'app/FirstOrder.stories.tsx': "preview.meta({ title: 'Flows/First order' })",
    '.storybook/rpc/RpcClient.stories.tsx': "preview.meta({ title: 'Docs/Rpc client' })",
  },
  bad: {
    "'UI/Tabs'": {
      'ui/Tabs/Tabs.stories.tsx': "preview.meta({ title: 'Primitives/Tabs', args: { title: 'UI/Tabs' } })",
    },
    "'Screens/Quiz'": {
      'features/quiz/QuizScreen.stories.tsx': "preview.meta({ args: { title: 'Screens/Quiz' } })",
    },
    "'Shell/Footer'": { 'features/footer/Footer.stories.tsx': "preview.meta({ title: 'Screens/Footer' })" },
    "'Flows/Track order'": { 'app/TrackOrder.stories.tsx': "preview.meta({ title: 'Flows/TrackOrder' })" },
  },
});

describeRule('screenStates', screenStates, {
  good: {
    'features/terms/TermsScreen.tsx': '',
    'features/terms/TermsScreen.stories.tsx': screen(`${story('Default')}\n${eachCountry}`),
    'features/shared/api/offers.ts': [
      'export function useOffer(slug: string) {\n  return useQuery(offerQuery(slug));\n}',
      'export function useOffers() {\n  return useQuery(offersQuery());\n}',
    ].join('\n\n'),
    'features/shared/offer/catalogue.ts':
      'export function useBundles() {\n  return useOffers().filter(isBundle);\n}',
  },
  bad: {
    "has no story 'ME'": {
      'features/club/ClubScreen.stories.tsx': screen(
        ['Default', 'BA', 'RS', 'HR'].map((name) => story(name)).join('\n'),
      ),
    },
    "has no story 'Loading'": {
      'features/offer/parts/Gallery.tsx': 'const { slug } = useParams(); const offer = useOffer(slug);',
      'features/offer/OfferScreen.stories.tsx': screen(
        `${['Default', 'Failed', 'NotFound'].map((name) => story(name)).join('\n')}\n${eachCountry}`,
      ),
    },
    "has no story 'NotFound'": {
      'features/offer/OfferScreen.tsx': 'const { slug } = useParams(); const offer = useOffer(slug);',
      'features/offer/OfferScreen.stories.tsx': screen(
        `${['Default', 'Loading', 'Failed'].map((name) => story(name)).join('\n')}\n${eachCountry}`,
      ),
    },
    "has no story 'Empty'": {
      'features/bundles/BundlesScreen.tsx': 'const bundles = useBundles();',
      'features/bundles/BundlesScreen.stories.tsx': screen(
        `${['Default', 'Loading', 'Failed'].map((name) => story(name)).join('\n')}\n${eachCountry}`,
      ),
    },
    "'NoData' is called 'Empty'": {
      'features/terms/TermsScreen.stories.tsx': screen(
        `${story('Default')}\n${eachCountry}\n${story('NoData')}`,
      ),
    },
    "'Notfound' is called 'NotFound'": {
      'features/terms/TermsScreen.stories.tsx': screen(
        `${story('Default')}\n${eachCountry}\n${story('Notfound')}`,
      ),
    },
  },
});

describeRule('assertions', assertions, {
  good: {
    'features/offer/OfferScreen.stories.tsx': screen(
      [
        story('Default'),
        story('BA'),
        story('RS', 'BA'),
        'export const HR = meta.story({});',
        "HR.test('x', () => {});",
      ].join('\n'),
    ),
    'ui/Text/Text.stories.tsx': 'export const Default = meta.story();',
  },
  bad: {
    "'Empty' has neither": {
      'features/quiz/QuizScreen.stories.tsx': screen(
        `${story('Default')}\nexport const Empty = meta.story({ args: { title: 'Display' } });`,
      ),
    },
    "'RS' has neither": {
      'features/quiz/QuizScreen.stories.tsx': screen(
        `${story('Default')}\nexport const BA = meta.story();\nBA.test('x', () => {});\n${story('RS', 'BA')}`,
      ),
    },
    'app/FirstOrder.stories.tsx expects nothing': {
      'app/FirstOrder.stories.tsx': 'export const Default = meta.story({ play: async ({ canvas }) => {} });',
    },
    'has no stories': { 'features/footer/Footer.stories.tsx': 'const unused = () => expect(1);' },
  },
});

describeRule('primitiveStories', primitiveStories, {
  good: {
    'ui/Text/Text.stories.tsx':
      'export const Default = meta.story();\nexport const Playground = meta.story({});',
  },
  bad: {
    "'Playground'": { 'ui/Card/Card.stories.tsx': 'export const Default = meta.story();' },
  },
});

describeRule('scenariosByName', scenariosByName, {
  good: {
    'features/offer/OfferScreen.stories.tsx':
      "// like https://shop.example\nconst parameters = { shop: { path: routes.offer.href('x'), scenarios: ['offers.empty'] } }",
  },
  bad: {
    '/_rpc': { 'features/quiz/QuizScreen.stories.tsx': "const at = '*/_rpc';" },
    'https://': { 'app/FirstOrder.stories.tsx': 'open("https://shop.example")' },
    'answers requests itself': { 'app/FirstOrder.stories.tsx': "import { http } from 'msw';" },
  },
});

describeRule('addressBook', addressBook, {
  good: {
    'features/quiz/QuizScreen.tsx': "<Link to={routes.offer.href(offer.slug)} />; // not '/offers/x'",
    'features/shared/routes.ts': "export const routes = { bundles: { path: '/bundles' } };",
    'ui/Link/Link.stories.tsx': "args: { href: '/bundles' }",
    'app/shopRoutes.tsx': "const path = '/';",
  },
  bad: {
    "'/bundles'": { 'features/quiz/parts/Result.tsx': "<Link to='/bundles' />" },
    '/shop/': { 'app/Shell.tsx': 'navigate(`/shop/x`)' },
  },
});
