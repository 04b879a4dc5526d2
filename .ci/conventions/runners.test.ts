import { describeRule } from './describeRule';
import { unmatched } from './runners';

describeRule('unmatched', (tree) => unmatched(tree, ['ui/Text/Text.test.tsx']), {
  good: { 'ui/Text/Text.test.tsx': '', 'ui/Text/Text.tsx': '' },
  bad: {
    'ui/Text/Text.spec.ts': { 'ui/Text/Text.spec.ts': '' },
    'app/Text.journey.ts': { 'app/Text.journey.ts': '' },
  },
});
