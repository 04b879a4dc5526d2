import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { type QuizGoal, quizGoals, routes } from '#features/shared/navigation';
import { pageMessages } from '#features/shared/page';
import type { OfferSlug } from '#mocks/fixtures';
import type { ScenarioName } from '#mocks/scenarios';
import { Browser } from '#storybook/Browser';
import { designs } from '#storybook/designs';
import { expectInWindow } from '#storybook/geometry';
import {
  backToTop,
  type Canvas,
  findPageHeading,
  inCountry,
  mainOf,
  type PlayContext,
} from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { ANSWERS_KEY, readAnswers } from './answers';
import { QuizScreen } from './QuizScreen';
import { questionCount } from './questions';
import { arrivedAt, at, expectLeftToBrowser, nameField, next, quizIn } from './quiz.plays';

const meta = preview.meta({
  title: 'Screens/Quiz',
  component: QuizScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', design: designs('quiz-390', 'quiz-1440'), ...at('') },
  afterEach: backToTop,
});

export default meta;

const answer = (canvas: Canvas, name: string) => canvas.getByRole('checkbox', { name });

const progress = ({ canvas, globals }: PlayContext) =>
  canvas.getByRole('progressbar', { name: quizIn(globals).text.progress });

/** The first step asks for the goal. */
export const Default = meta.story({
  play: async ({ canvas, globals }) => {
    const { text } = quizIn(globals);
    await findPageHeading(canvas, text.goalsHeading);
    await waitFor(() => expect(document.title).toBe(`${text.title} | Hrast`));
    const links = canvas.getAllByRole('listitem').map((item: HTMLElement) => item.textContent);
    await expect(links).toEqual(quizGoals.map((goal) => expect.stringMatching(`^${text.goals[goal]}`)));
    for (const goal of quizGoals) {
      const link = canvas.getByRole('link', { name: new RegExp(`^${text.goals[goal]}`) });
      await expect(link).toHaveAttribute('href', routes.quiz.href(goal));
    }
    await expect(progress({ canvas, globals })).toHaveAttribute('value', '0');
    await expect(canvas.getByText(text.privacy)).toBeVisible();
  },
});

Default.test('opens a goal’s first question, and goes back', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('link', { name: /^Veličina i performanse/ }));
  await arrivedAt(canvas, 'Šta za vas znači dobra forma?');
  await expect(canvas.getByText('Pitanje 1 od 6')).toBeVisible();
  await userEvent.click(canvas.getByRole('link', { name: 'Nazad' }));
  await arrivedAt(canvas, 'Šta vam je trenutno najvažnije?');
});

Default.test('can be answered by keyboard alone', async ({ canvas, globals }) => {
  await userEvent.tab();
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: /^Potencija/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await arrivedAt(canvas, 'Kada imate najviše energije?');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect(answer(canvas, 'Ujutro')).toBeChecked();
  for (let tabs = 0; tabs < 5; tabs += 1) await userEvent.tab();
  await expect(await next({ canvas, globals })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await arrivedAt(canvas, 'Šta vam uzima najviše snage?');
});

/** The third of seven questions, without an answer yet. */
export const Question = meta.story({
  parameters: at('?goal=prostate&step=3'),
  play: async ({ canvas, globals }) => {
    const { text, questionAt } = quizIn(globals);
    const { question, answers } = questionAt('prostate', 3);
    const position = text.question(3, 7);
    await findPageHeading(canvas, question);
    await waitFor(() => expect(document.title).toBe(`${text.title}: ${position} | Hrast`));
    const group = canvas.getByRole('group');
    await expect(group).toHaveAccessibleName(expect.stringContaining(question));
    await expect(group).toHaveAccessibleDescription(text.severalAnswers);
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(answers.length);
    const bar = progress({ canvas, globals });
    await expect(bar).toHaveAttribute('value', '3');
    await expect(bar).toHaveAttribute('max', '10');
    await expect(bar).toHaveAttribute('aria-valuetext', position);
  },
});

/** A question with two of its four answers chosen; a third was chosen and taken back. */
export const SeveralAnswers = meta.story({
  parameters: at('?goal=prostate&step=3'),
  play: async ({ canvas, globals }) => {
    const { question, answers } = quizIn(globals).questionAt('prostate', 3);
    await findPageHeading(canvas, question);
    const [water = '', tea = '', coffee = ''] = answers;
    for (const name of [water, coffee, tea, tea]) await userEvent.click(answer(canvas, name));
    for (const name of answers) {
      const isChosen = name === water || name === coffee;
      await expect(answer(canvas, name)).toHaveProperty('checked', isChosen);
    }
  },
});

SeveralAnswers.test('an answer’s whole row toggles it', async ({ canvas }) => {
  await userEvent.click(canvas.getByText('Pivo ili vino'));
  await expect(answer(canvas, 'Pivo ili vino')).toBeChecked();
});

SeveralAnswers.test('answers stay in the tab’s storage', async ({ canvas, globals }) => {
  const requests = spyOn(globalThis, 'fetch');
  await userEvent.click(await next({ canvas, globals }));
  await arrivedAt(canvas, 'Gdje najduže sjedite tokom dana?');
  await userEvent.click(answer(canvas, 'Na poslu'));
  await expect(JSON.stringify(requests.mock.calls)).not.toContain('sitting');
  await expect(readAnswers()).toEqual({ 'prostate.evening': [0, 2], 'prostate.sitting': [0] });
});

/** The quiz under the buttons of a browser. */
const inBrowser = {
  render: () => (
    <Browser>
      <QuizScreen />
    </Browser>
  ),
};

SeveralAnswers.test(
  'steps are entries of the history, and keep their answers',
  inBrowser,
  async ({ canvas }) => {
    // Enter in a checkbox submits the step.
    await userEvent.keyboard('{Enter}');
    await arrivedAt(canvas, 'Gdje najduže sjedite tokom dana?');
    await userEvent.click(answer(canvas, 'Na poslu'));
    await userEvent.click(canvas.getByRole('link', { name: 'Nazad' }));
    await arrivedAt(canvas, 'Šta popijete poslije šest navečer?');
    await expect(answer(canvas, 'Vodu')).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Naprijed' }));
    await arrivedAt(canvas, 'Gdje najduže sjedite tokom dana?');
    await expect(answer(canvas, 'Na poslu')).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Natrag' }));
    await arrivedAt(canvas, 'Šta popijete poslije šest navečer?');
    await expect(canvas.getByText('/quiz?goal=prostate&step=3')).toBeVisible();
  },
);

SeveralAnswers.test('a double click moves one step', inBrowser, async ({ canvas, globals }) => {
  const button = await next({ canvas, globals });
  button.click();
  button.click();
  await arrivedAt(canvas, 'Gdje najduže sjedite tokom dana?');
  await userEvent.click(canvas.getByRole('button', { name: 'Natrag' }));
  await arrivedAt(canvas, 'Šta popijete poslije šest navečer?');
});

SeveralAnswers.test(
  'a double click on the way back moves one step',
  inBrowser,
  async ({ canvas, globals }) => {
    for (const question of ['Gdje najduže sjedite tokom dana?', 'Kako se krećete tokom sedmice?']) {
      await userEvent.click(await next({ canvas, globals }));
      await arrivedAt(canvas, question);
    }
    const link = canvas.getByRole('link', { name: 'Nazad' });
    link.click();
    link.click();
    await arrivedAt(canvas, 'Gdje najduže sjedite tokom dana?');
    await userEvent.click(canvas.getByRole('button', { name: 'Naprijed' }));
    await arrivedAt(canvas, 'Kako se krećete tokom sedmice?');
  },
);

SeveralAnswers.test(
  'a new tab with the step before leaves this step',
  { tags: ['thorough'] },
  async ({ canvas, globals }) => {
    await userEvent.click(await next({ canvas, globals }));
    await arrivedAt(canvas, 'Gdje najduže sjedite tokom dana?');
    await expectLeftToBrowser(canvas.getByRole('link', { name: 'Nazad' }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Gdje najduže sjedite tokom dana?',
    );
  },
);

/** The tab’s storage holds answers from before a reload. */
export const Reloaded = meta.story({
  parameters: at('?goal=health'),
  beforeEach: () => sessionStorage.setItem(ANSWERS_KEY, '{"health.care":[1,3],"potency.drain":[0]}'),
  play: async ({ canvas, globals }) => {
    const { question, answers } = quizIn(globals).questionAt('health', 1);
    await findPageHeading(canvas, question);
    for (const [index, name] of answers.entries()) {
      await expect(answer(canvas, name)).toHaveProperty('checked', index === 1 || index === 3);
    }
  },
});

/** The storage holds data of another shape: the question starts without answers. */
export const UnreadableAnswers = meta.story({
  parameters: at('?goal=health'),
  beforeEach: () => sessionStorage.setItem(ANSWERS_KEY, '{"health.care":"all"}'),
  play: async ({ canvas, globals }) => {
    await findPageHeading(canvas, quizIn(globals).questionAt('health', 1).question);
    for (const checkbox of canvas.getAllByRole('checkbox')) await expect(checkbox).not.toBeChecked();
  },
});

/** An address with a goal that does not exist opens the first step. */
export const UnknownGoal = meta.story({
  parameters: at('?goal=hair&step=4'),
  play: async ({ canvas, globals }) => {
    await findPageHeading(canvas, quizIn(globals).text.goalsHeading);
  },
});

/** An address with a step beyond the last opens the last. */
export const BeyondTheEnd = meta.story({
  parameters: at('?goal=size&step=99'),
  play: async ({ canvas, globals }) => {
    const { text, offers } = quizIn(globals);
    await findPageHeading(canvas, offers['hairgrow-plus'].Name);
    await expect(canvas.getByText(text.oneLeft)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: text.sendPhone })).toBeVisible();
    await expect(progress({ canvas, globals })).toHaveAttribute('value', '8');
    await expect(progress({ canvas, globals })).toHaveAttribute('max', '9');
  },
});

/** The questions are answered, but the offers are not there yet. */
export const Loading = meta.story({
  parameters: at('?goal=prostate&step=8', 'offers.pending'),
  play: async ({ canvas, globals }) => {
    const { text } = quizIn(globals);
    await findPageHeading(canvas, text.preparing);
    await expect(mainOf(canvas).getByRole('status')).toHaveTextContent(text.preparing);
    await expect(canvas.getByRole('link', { name: text.back })).toBeVisible();
    await expect(canvas.queryByText(text.reviews)).not.toBeInTheDocument();
  },
});

/** The offers did not load: no recommendation, but a retry and the way to the shop. */
export const Failed = meta.story({
  parameters: at('?goal=prostate&step=8', 'offers.failsTwice'),
  play: async ({ canvas, globals }) => {
    const { text } = quizIn(globals);
    const { loadFailed, retry } = inCountry(pageMessages, globals).text;
    await expect(await canvas.findByRole('alert')).toHaveTextContent(loadFailed);
    await expect(canvas.getByRole('button', { name: retry })).toBeVisible();
    await findPageHeading(canvas, text.unavailable);
    await expect(
      canvas.getByRole('link', { name: inCountry(pageMessages, globals).text.toShop }),
    ).toHaveAttribute('href', routes.mostPopular.href());
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

Failed.test('shows the recommendation after a retry', { tags: ['thorough'] }, async ({ canvas, globals }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Pokušajte ponovo' }));
  await arrivedAt(canvas, 'Prosta Vital');
  await expect(await nameField({ canvas, globals })).toBeVisible();
});

/** The shop has only bundles, which are not recommended: the way to the shop. */
export const OnlyBundles = meta.story({
  parameters: at('?goal=prostate&step=8', 'offers.onlyBundles'),
  play: async ({ canvas, globals }) => {
    const { text, offers } = quizIn(globals);
    await findPageHeading(canvas, text.unavailable);
    await expect(
      canvas.getByRole('link', { name: inCountry(pageMessages, globals).text.toShop }),
    ).toBeVisible();
    await expect(canvas.queryByText(offers['paket-snaga'].Name, { exact: false })).not.toBeInTheDocument();
  },
});

/** Questions work without offers; the step after them links to the shop. */
export const Empty = meta.story({
  parameters: at('?goal=health&step=6', 'offers.empty'),
  play: async ({ canvas, globals }) => {
    const { text, questionAt } = quizIn(globals);
    await findPageHeading(canvas, questionAt('health', 6).question);
    await userEvent.click(await next({ canvas, globals }));
    await arrivedAt(canvas, text.unavailable);
    await expect(canvas.getByRole('heading', { level: 2, name: text.emptyTitle })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: inCountry(pageMessages, globals).text.toShop }),
    ).toHaveAttribute('href', routes.mostPopular.href());
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

const lastQuestion = (goal: QuizGoal, ...scenarios: ScenarioName[]) =>
  at(`?goal=${goal}&step=${questionCount(goal)}`, ...scenarios);

/** Goes from a goal's last question to its recommendation. */
const recommends =
  (goal: QuizGoal, slug: OfferSlug) =>
  async ({ canvas, globals }: PlayContext) => {
    const { text, offers, money, questionAt } = quizIn(globals);
    const { Name, NewPrice } = offers[slug];
    await findPageHeading(canvas, questionAt(goal, questionCount(goal)).question);
    await userEvent.click(await next({ canvas, globals }));
    await arrivedAt(canvas, Name);
    await expect(canvas.getByText(money(NewPrice))).toBeVisible();
    await expect(canvas.getByText(text.chose(text.goals[goal]), { exact: false })).toBeVisible();
    await expect(await nameField({ canvas, globals })).toBeVisible();
  };

/** The recommendation for the goal 'prostate'. */
export const Prostate = meta.story({
  parameters: lastQuestion('prostate'),
  play: recommends('prostate', 'prosta-vital'),
});

/** A recommendation whose name is longer than a line of the narrowest window: it makes the page no wider. */
export const LongWord = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: lastQuestion('prostate', 'offers.longWords'),
  play: async ({ canvas, globals }) => {
    const { questionAt } = quizIn(globals);
    await findPageHeading(canvas, questionAt('prostate', questionCount('prostate')).question);
    await userEvent.click(await next({ canvas, globals }));
    await arrivedAt(canvas, /^Neprotivrječno/);
    await expect(await nameField({ canvas, globals })).toBeVisible();
  },
});

/** The recommendation for the goal 'potency and energy'. */
export const Potency = meta.story({
  parameters: lastQuestion('potency'),
  play: recommends('potency', 'alpha-potent'),
});

/** The recommendation for the goal 'size and performance'. */
export const Size = meta.story({
  parameters: lastQuestion('size'),
  play: recommends('size', 'hairgrow-plus'),
});

/** The recommendation for the goal 'general health'. */
export const Health = meta.story({
  parameters: lastQuestion('health'),
  play: recommends('health', 'digest-balance'),
});

/** On a phone the buttons stick to the bottom of the window. */
export const StickyButtons = meta.story({
  tags: ['thorough'],
  globals: { viewport: { value: 'phone' } },
  parameters: at('?goal=size&step=2'),
  play: async ({ canvas, globals }) => {
    const { question, answers } = quizIn(globals).questionAt('size', 2);
    await findPageHeading(canvas, question);
    await userEvent.click(answer(canvas, answers[3] ?? ''));
    await expectInWindow(await next({ canvas, globals }));
  },
});

/** The goals in Bosnia and Herzegovina. */
export const BA = Default.extend({ tags: ['thorough'], globals: { country: 'BA' } });

/** The goals in Serbia. */
export const RS = Default.extend({ globals: { country: 'RS' } });

/** The goals in Croatia. */
export const HR = Default.extend({ globals: { country: 'HR' } });

/** The goals in Montenegro. */
export const ME = Default.extend({ globals: { country: 'ME' } });
