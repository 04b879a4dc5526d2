import { userEvent } from 'storybook/test';
import { formsMessages } from '#features/shared/forms';
import type { ScenarioName } from '#mocks/scenarios';
import { inCountry, type PlayContext } from '#storybook/shop/plays';
import { messages } from './messages';

/** Parameters: the login screen in these network situations. */
export const login = (...scenarios: ScenarioName[]) => ({ shop: { path: '/login', scenarios } });

/** The texts of the screen and of its forms, and the data of the country. */
export const loginIn = (globals: PlayContext['globals']) => ({
  ...inCountry(messages, globals),
  forms: inCountry(formsMessages, globals).text,
});

/** Opens the form for a new profile. */
export async function openNewProfile({ canvas, globals }: PlayContext) {
  await userEvent.click(await canvas.findByRole('tab', { name: loginIn(globals).text.create }));
}
