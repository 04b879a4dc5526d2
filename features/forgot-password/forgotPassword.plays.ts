import { userEvent } from 'storybook/test';
import type { ScenarioName } from '#mocks/scenarios';
import { fill, inCountry, type PlayContext } from '#storybook/shop/plays';
import { messages } from './messages';

/** Parameters: the screen in these network situations. */
export const reset = (...scenarios: ScenarioName[]) => ({ shop: { path: '/forgotPassword', scenarios } });

/** The field of the first step. */
export const addressField = ({ canvas, globals }: PlayContext) =>
  canvas.findByLabelText(inCountry(messages, globals).text.address);

/** The fields of the second step, and its button. */
export async function codeStepOf({ canvas, globals }: PlayContext) {
  const { text } = inCountry(messages, globals);
  return {
    code: await canvas.findByLabelText(text.code),
    password: canvas.getByLabelText(text.password),
    save: canvas.getByRole('button', { name: text.save }),
  };
}

/** Asks for a code, by default to the email of the country's member. */
export async function askForCode(
  context: PlayContext,
  address = inCountry(messages, context.globals).member.UserInfo.Email,
) {
  const field = await addressField(context);
  const send = context.canvas.getByRole('button', { name: inCountry(messages, context.globals).text.send });
  await fill(field, address);
  await userEvent.click(send);
  return { field, send };
}
