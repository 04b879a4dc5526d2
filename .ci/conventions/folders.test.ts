import { describeRule } from './describeRule';
import { featureFolders, namedExports, primitives } from './folders';

const offerFolder = {
  'features/offer/OfferScreen.tsx': '',
  'features/offer/OfferScreen.css.ts': '',
  'features/offer/OfferScreen.stories.tsx': '',
  'features/offer/messages.ts': '',
  'features/offer/parts/Gallery.tsx': '',
  'features/offer/index.ts': "export { OfferScreen } from './OfferScreen';",
};

describeRule('primitives', primitives, {
  good: {
    'ui/Tabs/Tabs.tsx': '',
    'ui/Tabs/Tabs.stories.tsx': '',
    'ui/Tabs/index.ts': '',
    'ui/Tabs/useRovingFocus.ts': '',
    'ui/theme/fonts/figtree.woff2': '',
  },
  bad: {
    'ui/Card/Card.stories.tsx is missing': { 'ui/Card/Card.tsx': '', 'ui/Card/index.ts': '' },
    'ui/helpers.ts': { 'ui/helpers.ts': '' },
    'ui/Tabs/parts/Tab.tsx': { 'ui/Tabs/parts/Tab.tsx': '' },
    'ui/Tabs/Tab.stories.tsx': { 'ui/Tabs/Tab.stories.tsx': '' },
  },
});

describeRule('featureFolders', featureFolders, {
  good: {
    ...offerFolder,
    'features/offer/images/guarantee.avif': '',
    'features/offer/pricing/discount.ts': '',
    'features/header/Header.tsx': '',
    'features/header/Header.stories.tsx': '',
    'features/header/index.ts': '',
    'features/shared/cart/index.ts': '',
    'features/shared/routes.ts': '',
  },
  bad: {
    'features/header/Menu.tsx has no stories': { 'features/header/Menu.tsx': '' },
    'features/offer/pieces/': { 'features/offer/pieces/Gallery.tsx': '' },
    'not deeper': { 'features/offer/parts/gallery/Slide.tsx': '' },
    'features/shared/money/index.ts is missing': { 'features/shared/money/money.ts': '' },
    'ThankYouScreen.tsx': {
      'features/thank-you/ThanksScreen.tsx': '',
      'features/thank-you/ThanksScreen.stories.tsx': '',
      'features/thank-you/index.ts': '',
    },
    'like-this': {
      'features/aboutUs/About.tsx': '',
      'features/aboutUs/About.stories.tsx': '',
      'features/aboutUs/index.ts': '',
    },
  },
});

describeRule('namedExports', namedExports, {
  good: { 'ui/Tabs/index.ts': "export { Tabs, type TabsProps } from './Tabs';" },
  bad: {
    'ui/Card/index.ts': { 'ui/Card/index.ts': "export * from './Card';" },
    'features/shared/cart/index.ts': { 'features/shared/cart/index.ts': "export * from './cart';" },
    'features/offer/index.ts': { 'features/offer/index.ts': "export default './OfferScreen';" },
  },
});
