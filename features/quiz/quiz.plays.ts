import { expect, waitFor } from 'storybook/test';
import type { ScenarioName } from '#mocks/scenarios';
import { type Canvas, findPageHeading } from '#storybook/plays';

/** A step of the quiz by its address. */
export const at = (search: string, ...scenarios: ScenarioName[]) => ({
  shop: { path: `/quiz${search}`, route: '/quiz', scenarios },
});

/** The step with this heading has come, and the focus is on it. */
export async function arrivedAt(canvas: Canvas, name: string | RegExp) {
  const element = await findPageHeading(canvas, name);
  await waitFor(() => expect(element).toHaveFocus());
}

/** The button that leads on. */
export const next = (canvas: Canvas) => canvas.findByRole('button', { name: 'Dalje' });

/** The link that leads on without an answer. */
export const skip = (canvas: Canvas) => canvas.findByRole('link', { name: 'Preskoči' });
