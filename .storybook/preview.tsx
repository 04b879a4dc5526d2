import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { lazy, StrictMode } from 'react';
import { configure } from 'storybook/test';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { reportRecovered } from '#ui/Crossfade';
import '#ui/theme';
import { addonThumbnail } from './board/thumbnailAddon';
import { addonConsoleErrors } from './consoleErrors';
import { countryOf } from './countryOf';
import { addonDesigns } from './designs/DesignOverlay';
import './docs.css';
import { addonChromatic } from './modes';
import { addonPropTypes } from './propTypes';
import { configureQueries } from './queries';
import { addonNetwork, addonShop } from './shopAddon';
import { addonTestRun } from './testRun';
import { addonTextChanges } from './textChanges';
import { workspaceTheme } from './theme';
import { addonToolbars, initialToolbars, toolbars } from './toolbars';
import { viewports } from './viewports';

configureQueries();

/** Stories in frames do without the blocks of docs pages. */
const PrimitivePage = lazy(() => import('./guides/PrimitivePage'));

export default definePreview({
  addons: [
    addonDocs(),
    addonA11y(),
    addonPseudoStates(),
    addonNetwork(),
    addonToolbars(),
    addonTestRun(),
    addonShop(),
    addonDesigns(),
    addonPropTypes(),
    addonConsoleErrors(),
    addonTextChanges(),
    addonThumbnail(),
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
  tags: ['autodocs'],
  initialGlobals: { ...initialToolbars, country: countryOf({ country: import.meta.env.VITE_STORY_COUNTRY }) },
  globalTypes: toolbars,
  parameters: {
    // Skip passing nodes; computing their selectors is slow.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
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
