import { describeRule } from './describeRule';
import { directions, mocksTakeTypesOnly, sharedParts, shippedPackages } from './imports';

describeRule('directions', directions, {
  good: {
    'app/shopRoutes.tsx': "import { routes } from '#features/shared/routes';\nimport('#features/offer');",
    'features/offer/OfferScreen.tsx': "import { Gallery } from './parts/Gallery';\nimport '#ui/theme';",
    'features/offer/parts/Gallery.tsx': "import { useT } from '../messages';",
    'features/offer/OfferScreen.stories.tsx':
      "import preview from '#storybook/preview';\nimport '#mocks/scenarios';",
    'features/offer/offer.plays.ts': "import { headed } from '#storybook/plays';",
    'features/shared/cart/cart.ts': "import { Price } from '#ui/Price';\nimport '#features/shared/api';",
    'ui/Card/Card.tsx': "// never import '#features/shared/cart' here\nimport { Text } from '#ui/Text';",
    'mocks/server.ts': "import type { Offer } from '#features/shared/api';",
    '.storybook/preview.tsx':
      "import { scenarios } from '#mocks/scenarios';\nimport '#features/shared/session';",
  },
  bad: {
    'features/quiz may not reach features/offer': {
      'features/quiz/QuizScreen.tsx': "import '#features/offer';",
    },
    'features/quiz may not reach app': {
      'features/quiz/index.ts': "export {\n  x,\n} from '../../app/Shell';",
    },
    'features/shared may not reach features/offer': {
      'features/shared/api/offers.ts': "const load = () => import('#features/offer');",
    },
    'ui/Text may not reach features/shared': {
      'ui/Text/Text.tsx': "import type { Country } from '#features/shared/country';",
    },
    'features/quiz may not reach mocks': { 'features/quiz/QuizScreen.tsx': "import '#mocks/browser';" },
    'app may not reach mocks': { 'app/main.tsx': "import { handlers } from '#mocks/browser';" },
    'app may not reach .storybook': { 'app/main.tsx': "import preview from '#storybook/preview';" },
    'mocks may not reach features/offer': { 'mocks/browser.ts': "import '#features/offer';" },
    '../Text/Text': { 'ui/Link/Link.tsx': "import { Text } from '../Text/Text';" },
  },
});

describeRule('mocksTakeTypesOnly', mocksTakeTypesOnly, {
  good: {
    'mocks/backend/offers.ts': "import type { Offer } from '#features/shared/api';",
    'mocks/backend/users.ts': "import { type User, type Id as WireId } from '#features/shared/api';",
  },
  bad: {
    'mocks/server.ts': { 'mocks/server.ts': "import { login, type User } from '#features/shared/api';" },
  },
});

describeRule('shippedPackages', shippedPackages, {
  good: {
    'package.json': '{ "dependencies": { "react": "19", "@radix-ui/react-tabs": "1" } }',
    'ui/Tabs/Tabs.tsx':
      "import * as Tabs from '@radix-ui/react-tabs';\nimport { jsx } from 'react/jsx-runtime';",
    'ui/Tabs/Tabs.css.ts': "import { style } from '@vanilla-extract/css';",
    'ui/Tabs/Tabs.stories.tsx': "import { expect } from 'storybook/test';",
  },
  bad: {
    'features/quiz/QuizScreen.tsx imports storybook': {
      'features/quiz/QuizScreen.tsx': "import { expect } from 'storybook/test';",
    },
    'app/main.tsx imports msw': { 'app/main.tsx': "await import('msw/browser');" },
    'app/main.tsx imports node:fs': { 'app/main.tsx': "import { readFileSync } from 'node:fs';" },
  },
});

describeRule('sharedParts', sharedParts, {
  good: {
    'features/shared/api/offers.ts':
      "import { call } from '../protocol';\nimport { schema } from './schema';",
    'features/shared/cart/cart.ts':
      "import { useOffers } from '#features/shared/api';\nimport { routes } from '../routes';",
  },
  bad: {
    '../rpc/client': { 'features/shared/api/users.ts': "import { call } from '../rpc/client';" },
  },
});
