import { expect, fireEvent, waitFor } from 'storybook/test';
import type { QuizGoal } from '#features/shared/navigation';
import type { ScenarioName } from '#mocks/scenarios';
import { type Canvas, findPageHeading, inCountry, type PlayContext } from '#storybook/shop/plays';
import { messages } from './messages';
import { questionsOf } from './questions';

/** Parameters: a step of the quiz by its address. */
export const at = (search: string, ...scenarios: ScenarioName[]) => ({
  shop: { path: `/quiz${search}`, route: '/quiz', scenarios },
});

/** The texts and data of the country, and its questions. */
export function quizIn(globals: PlayContext['globals']) {
  const data = inCountry(messages, globals);
  return {
    ...data,
    questionAt(goal: QuizGoal, step: number) {
      const question = questionsOf(goal, data.country)[step - 1];
      if (!question) throw new Error(`${goal} has no question ${step}.`);
      return question;
    },
  };
}

/** Waits for the step with this heading to have the focus. */
export async function arrivedAt(canvas: Canvas, name: string | RegExp) {
  const element = await findPageHeading(canvas, name);
  await waitFor(() => expect(element).toHaveFocus());
}

/** Waits for the box of a contact to be open and to have the focus. */
export async function arrivedAtBox(canvas: Canvas, name: string) {
  const element = await canvas.findByRole('heading', {
    level: 2,
    name: new RegExp(`^${name.replace('?', '[?]')} \\(`),
  });
  await waitFor(() => expect(element).toHaveFocus());
}

/** Clicks a link with Ctrl, which is left to the browser: it opens a new tab. */
export async function expectLeftToBrowser(link: HTMLElement) {
  let isLeft: boolean | undefined;
  const onClick = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', onClick, { once: true });
  await fireEvent.click(link, { ctrlKey: true });
  await expect(isLeft).toBe(true);
}

/** The button that leads on. */
export const next = ({ canvas, globals }: PlayContext) =>
  canvas.findByRole('button', { name: quizIn(globals).text.next });

/** The link of an open box that leads on without a contact. */
export const skip = ({ canvas, globals }: PlayContext, what: 'ofEmail' | 'ofPhone') => {
  const { text } = quizIn(globals);
  return canvas.findByRole('link', { name: `${text.skip} ${text[what]}` });
};

/** The name field, once the form of the first contact step has loaded. */
export const nameField = ({ canvas, globals }: PlayContext) =>
  canvas.findByRole('textbox', { name: quizIn(globals).text.name });
