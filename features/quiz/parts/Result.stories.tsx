import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { cartMessages } from '#features/shared/cart';
import { routes } from '#features/shared/navigation';
import { offerMessages } from '#features/shared/offer';
import { designs } from '#storybook/designs';
import { expectInWindow } from '#storybook/geometry';
import { backToTop, findPageHeading, inCountry } from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { ANSWERS_KEY } from '../answers';
import { QuizScreen } from '../QuizScreen';
import { arrivedAt, arrivedAtBox, at, nameField, quizIn } from '../quiz.plays';

/** Answers to all six questions about potency, two of them to the fourth. */
const answered = () =>
  sessionStorage.setItem(
    ANSWERS_KEY,
    JSON.stringify({
      'potency.energy': [0],
      'potency.drain': [0],
      'potency.night': [1],
      'potency.closeness': [0, 3],
      'potency.moving': [0, 1],
      'potency.wish': [3],
    }),
  );

const meta = preview.meta({
  title: 'Screens/Quiz/Result',
  component: QuizScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    design: designs('quiz-result-390', 'quiz-result-1440'),
    ...at('?goal=potency&step=7'),
  },
  beforeEach: answered,
  afterEach: backToTop,
});

export default meta;

/** The recommended offer, what was answered, and the two contacts that can be skipped. */
export const Default = meta.story({
  play: async ({ canvas, globals }) => {
    const { text, offers, money, questionAt } = quizIn(globals);
    const { Name, NewPrice, OldPrice, Heading } = offers['alpha-potent'];
    await findPageHeading(canvas, Name);
    await expect(canvas.getByText('2491 recenzije')).toBeVisible();
    await expect(canvas.getByText(money(NewPrice))).toBeVisible();
    await expect(canvas.getByText(money(OldPrice))).toBeVisible();
    await expect(canvas.getByText(Heading, { exact: false })).toBeVisible();
    const bar = canvas.getByRole('progressbar', { name: text.progress });
    await expect(bar).toHaveAttribute('value', '7');
    await expect(bar).toHaveAttribute('max', '9');
    await expect(canvas.getByText(text.twoLeft)).toBeVisible();
    const offerHref = '/offers/alpha-potent';
    await expect(canvas.getByRole('link', { name: text.look(Name) })).toHaveAttribute('href', offerHref);
    await expect(canvas.getByRole('link', { name: text.skip })).toHaveAttribute('href', offerHref);
    const { question, answers } = questionAt('potency', 4);
    const [calm, , , alone] = answers;
    await expect(canvas.getByRole('link', { name: question })).toHaveAttribute(
      'href',
      routes.quiz.href('potency', 4),
    );
    await expect(canvas.getByText(`${calm}, ${alone}`)).toBeVisible();
    await nameField({ canvas, globals });
  },
});

Default.test('says what was answered, what the offer is and how it is taken', async ({ canvas }) => {
  await expect(
    canvas.getByText(
      'Rekli ste da najviše energije imate ujutro, a tokom sedmice hodate i vježbate. Ženšen, maka i cink za muškarce. Dvije kapsule uz doručak.',
    ),
  ).toBeVisible();
});

Default.test('an answer leads to its question, which leads back', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Kada imate najviše energije?' }));
  await arrivedAt(canvas, 'Kada imate najviše energije?');
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Navečer' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Nazad na preporuku' }));
  await arrivedAt(canvas, 'Alpha Potent');
  await expect(canvas.getByText('Ujutro, Navečer')).toBeVisible();
  await expect(canvas.getByText(/najviše energije imate ujutro i navečer/)).toBeVisible();

  await userEvent.click(canvas.getByRole('link', { name: 'Šta vam uzima najviše snage?' }));
  await arrivedAt(canvas, 'Šta vam uzima najviše snage?');
  await userEvent.click(canvas.getByRole('link', { name: 'Nazad' }));
  await arrivedAt(canvas, 'Alpha Potent');
});

Default.test('adds the offer to the cart', { globals: { shell: 'on' } }, async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Dodajte u korpu' }));
  const panel = await screen.findByRole('dialog');
  await waitFor(() => expect(panel).toHaveTextContent(cartMessages.BA.total));
  await expect(panel).toHaveTextContent('Alpha Potent');
});

Default.test('skips both contacts in one press', { globals: { shell: 'on' } }, async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Preskočite' }));
  await expect(await canvas.findByRole('tab', { name: 'Opis' })).toBeVisible();
});

Default.test(
  'on a phone, all of it down to the link that skips is in the first window of 844 px',
  { tags: ['thorough'], globals: { viewport: { value: 'phone' }, shell: 'on' } },
  async ({ canvas }) => {
    await expect(window.innerHeight).toBe(844);
    await expectInWindow(canvas.getByRole('link', { name: 'Preskočite' }));
  },
);

/** The second contact step: the box of the phone number is open, that of the email a line. */
export const LastStep = meta.story({
  parameters: at('?goal=potency&step=8'),
  play: async ({ canvas, globals }) => {
    const { text, offers } = quizIn(globals);
    await findPageHeading(canvas, offers['alpha-potent'].Name);
    await expect(canvas.getByText(text.oneLeft)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: text.sendPhone })).toBeVisible();
  },
});

LastStep.test('opens the box of the email again', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Vratite' }));
  await arrivedAtBox(canvas, 'Savjeti na email');
});

/** No question was answered: the sentences name the goal. */
export const WithoutAnswers = meta.story({
  beforeEach: () => sessionStorage.removeItem(ANSWERS_KEY),
  play: async ({ canvas, globals }) => {
    const { text } = quizIn(globals);
    await expect(await canvas.findByText(text.chose(text.goals.potency), { exact: false })).toBeVisible();
    await expect(canvas.getAllByText(text.noAnswer)).toHaveLength(6);
  },
});

/** A product that is no food has no daily dose; the sentences end with what no product does. */
export const WithoutDose = meta.story({
  parameters: at('?goal=size&step=7'),
  beforeEach: () =>
    sessionStorage.setItem(ANSWERS_KEY, JSON.stringify({ 'size.training': [1], 'size.support': [0, 3] })),
  play: async ({ canvas, globals }) => {
    const { text, offers } = quizIn(globals);
    await findPageHeading(canvas, offers['hairgrow-plus'].Name);
    await expect(canvas.getByText(text.noSize, { exact: false })).toBeVisible();
    await expect(canvas.queryByText(/\d mg/)).toBeNull();
  },
});

/** The recommended offer is out of stock: it can be looked at, but not ordered. */
export const OutOfStock = meta.story({
  parameters: at('?goal=potency&step=7', 'offers.firstOutOfStock'),
  play: async ({ canvas, globals }) => {
    const { text } = quizIn(globals);
    const { outOfStock } = inCountry(offerMessages, globals).text;
    const button = await canvas.findByRole('button', { name: text.addToCart });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(outOfStock);
  },
});

/** The result in Bosnia and Herzegovina. */
export const BA = Default.extend({ tags: ['thorough'], globals: { country: 'BA' } });

/** The result in Serbia. */
export const RS = Default.extend({ tags: ['thorough'], globals: { country: 'RS' } });

/** The result in Croatia, where a reduction names the lowest price of 30 days. */
export const HR = Default.extend({ tags: ['thorough'], globals: { country: 'HR' } });

/** The result in Montenegro. */
export const ME = Default.extend({ tags: ['thorough'], globals: { country: 'ME' } });
