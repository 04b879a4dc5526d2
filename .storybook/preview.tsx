import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { countries, countrySettings } from '#features/shared/country';
import { reportRecovered } from '#ui/Crossfade';
import '#ui/theme';
import { addonConsoleErrors } from './consoleErrors';
import './docs.css';
import { chromaticModes, viewports } from './modes';
import { addonMotion } from './motion';
import { addonPropTypes } from './propTypes';
import { addonNetwork, addonShop } from './shopAddon';

configure({
  // A busy machine is slow, not broken.
  asyncUtilTimeout: 20_000,
  // Leave the page's markup out: it is long, and each retry of a query would print it again.
  getElementError: (message) => new Error(message ?? undefined),
});

export default definePreview({
  addons: [
    addonDocs(),
    addonA11y(),
    addonNetwork(),
    addonShop(),
    addonMotion(),
    addonPropTypes(),
    addonConsoleErrors(),
  ],
  tags: ['autodocs'],
  initialGlobals: { country: 'BA' },
  globalTypes: {
    country: {
      description: 'Country of the shop',
      toolbar: {
        title: 'Country',
        icon: 'globe',
        dynamicTitle: true,
        items: countries.map((value) => ({ value, title: countrySettings[value].name, right: value })),
      },
    },
  },
  parameters: {
    // Skip passing nodes; computing their selectors is slow.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    // As in `app/main.tsx`.
    react: { rootOptions: { onRecoverableError: reportRecovered } },
    controls: { expanded: true },
    viewport: { options: viewports },
    chromatic: { modes: chromaticModes },
    options: { storySort: { order: ['Docs', 'Foundations', 'UI', 'Shell', 'Screens', 'Flows'] } },
  },
});
