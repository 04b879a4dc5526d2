import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { countries, countrySettings } from '#features/shared/country';
import { reportRecovered } from '#ui/Crossfade';
import '#ui/theme';
import { chromaticModes, viewports } from './modes';
import { addonMotion } from './motion';
import { addonPropTypes } from './propTypes';
import { addonNetwork, addonShop } from './shopAddon';

configure({
  // A busy machine is no failure: what is waited for comes, if late.
  asyncUtilTimeout: 10_000,
  // Without the whole page in its message, which each look at what has not come yet would print anew.
  getElementError: (message) => new Error(message ?? undefined),
});

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonNetwork(), addonShop(), addonMotion(), addonPropTypes()],
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
    // Which selectors lead to what is in order nobody asks; to work them out takes longer than the check.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    // As the shop's own root.
    react: { rootOptions: { onRecoverableError: reportRecovered } },
    controls: { expanded: true },
    viewport: { options: viewports },
    chromatic: { modes: chromaticModes },
    options: { storySort: { order: ['Docs', 'Foundations', 'UI', 'Shell', 'Screens', 'Flows'] } },
  },
});
