import { within } from 'storybook/test';
import type { ScenarioName } from '#mocks/scenarios';
import type { Canvas } from '#storybook/plays';

/** Parameters: a logged-in user on the orders tab. */
export const orders = (...scenarios: ScenarioName[]) => ({
  shop: { path: '/account', scenarios: ['session.member', ...scenarios] satisfies ScenarioName[] },
});

/** Parameters: a logged-in user on the settings tab. */
export const settings = (...scenarios: ScenarioName[]) => ({
  shop: { ...orders(...scenarios).shop, path: '/account?tab=postavke', route: '/account' },
});

/** Globals: a phone's viewport. */
export const phone = { viewport: { value: 'phone' } };

/** Globals: a desktop viewport. */
export const desktop = { viewport: { value: 'desktop' } };

/** Waits for the row of an order and returns queries within it. */
export const rowOf = async (canvas: Canvas, number: string) =>
  within(await canvas.findByRole('row', { name: new RegExp(`^${number}`) }));
