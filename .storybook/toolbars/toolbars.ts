import type { GlobalTypes } from 'storybook/internal/types';
import { countries, countrySettings } from '#features/shared/country';
import { initialConditions } from './conditions';

/** The country has a menu of its own; the other conditions share one (`ConditionsTool`). */
export const toolbars = {
  country: {
    description: 'Country of the shop',
    toolbar: {
      title: 'Country',
      icon: 'globe',
      dynamicTitle: true,
      items: countries.map((value) => ({ value, title: value, right: countrySettings[value].name })),
    },
  },
} satisfies GlobalTypes;

export const initialToolbars = { country: 'BA', ...initialConditions };
