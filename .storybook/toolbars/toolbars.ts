import type { GlobalTypes } from 'storybook/internal/types';
import { countries } from '#features/shared/country/country';
import { initialConditions } from './conditions';

const regions = new Intl.DisplayNames('en', { type: 'region' });

/** The country has a menu of its own; the other conditions share one (`ConditionsTool`). */
export const toolbars = {
  country: {
    description: 'Country of the shop',
    toolbar: {
      title: 'Country',
      icon: 'globe',
      dynamicTitle: true,
      items: countries.map((value) => ({ value, title: value, right: regions.of(value) ?? value })),
    },
  },
} satisfies GlobalTypes;

export const initialToolbars = { country: 'BA', ...initialConditions };
