import addonA11y from '@storybook/addon-a11y';
import * as docs from '@storybook/addon-docs/preview';
import { definePreview, type Preview } from '@storybook/react-vite';
import { lazy, StrictMode } from 'react';
import { definePreviewAddon } from 'storybook/internal/csf';
import { configure } from 'storybook/test';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { reportRecovered } from '#ui/Crossfade';
import '#ui/theme';
import { addonConsoleErrors } from './consoleErrors';
import './docs.css';
import { addonChromatic } from './modes';
import { addonPropTypes } from './propTypes';
import { configureQueries } from './queries';
import { addonSettled } from './settled';
import { addonTestRun } from './testRun';
import { addonTextChanges } from './textChanges';
import { workspaceTheme } from './theme';
import { addonToolbars, initialToolbars, toolbars } from './toolbars';
import { viewports } from './viewports';

configureQueries();

/** Stories do without the blocks of docs pages. */
const PrimitivePage = lazy(() => import('./guides/PrimitivePage'));

/** What holds for every story. It knows no shop: stories of the shop begin with `#storybook/shop/preview`. */
export const generic = {
  addons: [
    // Its index imports the blocks, which docs pages load by themselves.
    definePreviewAddon(docs),
    addonA11y(),
    addonPseudoStates(),
    addonToolbars(),
    addonTestRun(),
    addonPropTypes(),
    addonSettled(),
    addonConsoleErrors(),
    addonTextChanges(),
    addonChromatic(),
  ],
  // Storybook would run events inside React's `act`, which commits page changes at once and warns where they suspend.
  // Without it React handles the events of a play as it handles those of a visitor.
  beforeAll: () => configure({ eventWrapper: (dispatch) => dispatch() }),
  // As in `app/main.tsx`.
  decorators: [
    (Story) => (
      <StrictMode>
        <Story />
      </StrictMode>
    ),
  ],
  initialGlobals: {
    ...initialToolbars,
    country: import.meta.env.VITE_STORY_COUNTRY ?? 'BA',
    // A story in a window of its own has no panel that shows what axe finds.
    a11y: { manual: window === window.parent && !import.meta.env.VITE_TEST_RUN },
  },
  globalTypes: toolbars,
  parameters: {
    // Skip passing nodes; computing their selectors is slow.
    a11y: {
      test: 'error' as const,
      options: { resultTypes: ['violations' as const, 'incomplete' as const] },
    },
    // As in `app/main.tsx`.
    react: { rootOptions: { onRecoverableError: reportRecovered } },
    docs: {
      theme: workspaceTheme,
      page: () => <PrimitivePage />,
      // Tests go on from a state that is shown.
      stories: { filter: ({ tags = [] }: { tags?: string[] }) => !tags.includes('test-fn') },
      toc: { headingSelector: 'h2', ignoreSelector: '.sb-unstyled *, .docs-story *' },
    },
    viewport: { options: viewports },
  },
} satisfies Preview & { addons: unknown };

// Storybook's index reads tags and order from the text of this file.
export default definePreview({
  ...generic,
  tags: ['autodocs'],
  parameters: {
    ...generic.parameters,
    options: {
      storySort: {
        order: [
          'Welcome',
          'Compare',
          'Screens',
          'Shell',
          'Flows',
          'UI',
          ['Which one when', 'Layout', 'Text', 'Actions', 'Forms', 'Feedback', 'Overlays', 'Content'],
          'Shared',
          'Foundations',
          'Specification',
          'Docs',
          'For developers',
        ],
      },
    },
  },
});
