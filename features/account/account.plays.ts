import { within } from 'storybook/test';
import type { ScenarioName } from '#mocks/scenarios';
import type { Canvas } from '#storybook/plays';

/** Somebody who is logged in looks at their orders. */
export const orders = (...scenarios: ScenarioName[]) => ({
  shop: { path: '/account', scenarios: ['session.member', ...scenarios] satisfies ScenarioName[] },
});

/** Somebody who is logged in looks at their settings. */
export const settings = (...scenarios: ScenarioName[]) => ({
  shop: { ...orders(...scenarios).shop, path: '/account?tab=postavke', route: '/account' },
});

/** On a phone. */
export const phone = { viewport: { value: 'phone' } };

/** On a computer. */
export const desktop = { viewport: { value: 'desktop' } };

/** The row of an order, once it is there. */
export const rowOf = async (canvas: Canvas, number: string) =>
  within(await canvas.findByRole('row', { name: new RegExp(`^${number}`) }));
