import { expect, userEvent, waitFor } from 'storybook/test';
import { fixedTexts } from '#features/shared/country';
import { formsMessages } from '#features/shared/forms';
import { routes } from '#features/shared/navigation';
import {
  backToTop,
  type Canvas,
  findPageHeading,
  inCountry,
  type PlayContext,
  watchRequests,
} from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { QuizScreen } from '../QuizScreen';
import { arrivedAtBox, at, expectLeftToBrowser, nameField, quizIn, skip } from '../quiz.plays';

const meta = preview.meta({
  title: 'Screens/Quiz/Contact step',
  component: QuizScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...at('') },
  afterEach: backToTop,
});

export default meta;

const emailField = ({ canvas, globals }: PlayContext) =>
  canvas.getByRole('textbox', { name: quizIn(globals).text.email });

const phoneField = ({ canvas, globals }: PlayContext) =>
  canvas.findByRole('textbox', { name: inCountry(formsMessages, globals).text.phone });

const send = ({ canvas, globals }: PlayContext) =>
  canvas.findByRole('button', { name: quizIn(globals).text.sendEmail });

const watchSubscribers = () => watchRequests('addSubscriber');

/** The recommended offer, and the first of the two contact steps. */
export const NameAndEmail = meta.story({
  parameters: at('?goal=prostate&step=8'),
  play: async ({ canvas, globals }) => {
    const { text, offers } = quizIn(globals);
    await findPageHeading(canvas, offers['prosta-vital'].Name);
    await expect(await nameField({ canvas, globals })).toHaveAttribute('autocomplete', 'name');
    await expect(emailField({ canvas, globals })).toHaveAttribute('inputmode', 'email');
    await expect(canvas.getByText(text.nameLead)).toBeVisible();
    await expect(canvas.getByRole('link', { name: text.openPhone })).toHaveAttribute(
      'href',
      routes.quiz.href('prostate', 9),
    );
  },
});

/** The step was sent empty: both fields say that they are required. */
export const Missing = meta.story({
  parameters: at('?goal=prostate&step=8'),
  play: async ({ canvas, globals }) => {
    const subscribers = watchSubscribers();
    const name = await nameField({ canvas, globals });
    const email = emailField({ canvas, globals });
    await userEvent.type(email, ' ');
    await userEvent.click(await send({ canvas, globals }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(fixedTexts.contactMissing));
    await expect(email).toHaveAccessibleDescription(fixedTexts.contactMissing);
    await waitFor(() => expect(name).toHaveFocus());
    await expect(subscribers()).toEqual([]);
  },
});

Missing.test('an email of another form is not sent', async ({ canvas, globals }) => {
  const subscribers = watchSubscribers();
  await userEvent.type(await nameField({ canvas, globals }), 'Edin');
  const email = emailField({ canvas, globals });
  await userEvent.type(email, 'edin');
  await userEvent.click(await send({ canvas, globals }));
  await waitFor(() => expect(email).toHaveAccessibleDescription(fixedTexts.emailFormat));
  await expect(subscribers()).toEqual([]);
});

Missing.test('a field that is filled in loses its message', async ({ canvas, globals }) => {
  const name = await nameField({ canvas, globals });
  await userEvent.type(name, 'E');
  await waitFor(() => expect(name).toBeValid());
  await expect(emailField({ canvas, globals })).toBeInvalid();
});

NameAndEmail.test('subscribes once, to the list of the offer and country', async ({ canvas, globals }) => {
  const subscribers = watchSubscribers();
  await userEvent.type(await nameField({ canvas, globals }), ' Edin B ');
  await userEvent.type(emailField({ canvas, globals }), 'e@b.ba{Enter}{Enter}');
  await arrivedAtBox(canvas, 'Da vas nazovemo?');
  const subscriber = { Email: 'e@b.ba', FirstLastName: 'Edin B', Group: 'ba-prosta-vital' };
  await expect(subscribers()).toEqual([subscriber]);

  await expect(canvas.getByText('Savjete šaljemo na e@b.ba.')).toBeVisible();

  // Going back keeps the fields; submitting the same again sends no second lead.
  await userEvent.click(canvas.getByRole('link', { name: 'Vratite' }));
  await arrivedAtBox(canvas, 'Savjeti na email');
  await expect(await nameField({ canvas, globals })).toHaveValue(' Edin B ');
  await expect(emailField({ canvas, globals })).toHaveValue('e@b.ba');
  await userEvent.click(await send({ canvas, globals }));
  await arrivedAtBox(canvas, 'Da vas nazovemo?');
  await expect(subscribers()).toEqual([subscriber]);
});

NameAndEmail.test('a new tab with the next step leaves this step', async ({ canvas, globals }) => {
  await expectLeftToBrowser(await skip({ canvas, globals }, 'ofEmail'));
  await expect(await nameField({ canvas, globals })).toBeVisible();
});

NameAndEmail.test('can be skipped, and opened again', async ({ canvas, globals }) => {
  const subscribers = watchSubscribers();
  await userEvent.click(await skip({ canvas, globals }, 'ofEmail'));
  await arrivedAtBox(canvas, 'Da vas nazovemo?');
  await userEvent.click(canvas.getByRole('link', { name: 'Vratite' }));
  await arrivedAtBox(canvas, 'Savjeti na email');
  await expect(subscribers()).toEqual([]);
});

/** Waits for the page of the recommended offer, which has the same heading but no more answers. */
async function findOfferPage(canvas: Canvas) {
  await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Vaši odgovori' })).toBeNull());
  await canvas.findByRole('heading', { level: 1 });
  await expect(await canvas.findByRole('tab', { name: 'Opis' })).toBeVisible();
}

/** Fills in and sends both contact steps, and arrives at the offer. */
async function reachTheOffer({ canvas, globals }: PlayContext) {
  const subscribers = watchSubscribers();
  await userEvent.type(await nameField({ canvas, globals }), 'Edin');
  await userEvent.type(emailField({ canvas, globals }), 'e@b.ba{Enter}');
  await arrivedAtBox(canvas, 'Da vas nazovemo?');
  await userEvent.type(await phoneField({ canvas, globals }), '061234567{Enter}');
  await findOfferPage(canvas);
  await expect(subscribers()).toHaveLength(2);
}

NameAndEmail.test(
  'a subscription that fails does not block the offer',
  {
    tags: ['thorough'],
    globals: { shell: 'on' },
    parameters: at('?goal=prostate&step=8', 'subscriber.fails'),
  },
  reachTheOffer,
);

NameAndEmail.test(
  'a subscription without an answer does not block the offer',
  {
    tags: ['thorough'],
    globals: { shell: 'on' },
    parameters: at('?goal=prostate&step=8', 'subscriber.pending'),
  },
  reachTheOffer,
);

NameAndEmail.test(
  'a subscription that does not reach the server does not block the offer',
  {
    tags: ['thorough'],
    globals: { shell: 'on' },
    parameters: at('?goal=prostate&step=8', 'subscriber.unreachable'),
  },
  reachTheOffer,
);

/** The second contact step asks for a phone number, about the recommended offer. */
export const PhoneNumber = meta.story({
  parameters: at('?goal=prostate&step=9'),
  play: async ({ canvas, globals }) => {
    const { text, offers } = quizIn(globals);
    await findPageHeading(canvas, offers['prosta-vital'].Name);
    await expect(await phoneField({ canvas, globals })).toHaveValue('');
    await expect(canvas.getByText(text.phoneLead(offers['prosta-vital'].Name))).toBeVisible();
    await expect(canvas.getByRole('link', { name: text.restore })).toHaveAttribute(
      'href',
      routes.quiz.href('prostate', 8),
    );
  },
});

PhoneNumber.test(
  'requires a phone number unless the step is skipped',
  { globals: { shell: 'on' } },
  async ({ canvas, globals }) => {
    const subscribers = watchSubscribers();
    await userEvent.click(canvas.getByRole('button', { name: 'Nazovite me' }));
    const phone = await phoneField({ canvas, globals });
    await waitFor(() => expect(phone).toHaveAccessibleDescription(fixedTexts.contactMissing));
    await waitFor(() => expect(phone).toHaveFocus());
    await userEvent.click(await skip({ canvas, globals }, 'ofPhone'));
    await findOfferPage(canvas);
    await expect(subscribers()).toEqual([]);
  },
);

PhoneNumber.test(
  'sends the phone number with the offer, then opens the offer',
  { tags: ['thorough'], globals: { shell: 'on' } },
  async ({ canvas, globals }) => {
    const subscribers = watchSubscribers();
    await userEvent.type(await phoneField({ canvas, globals }), '061 234 567{Enter}{Enter}');
    await findOfferPage(canvas);
    await expect(subscribers()).toEqual([{ PhoneNumber: '38761234567', OfferID: '3' }]);
  },
);

/** No offer’s name fits, so the first one is recommended; it has no mailing list, which a notice says. */
export const NoMailingList = meta.story({
  parameters: at('?goal=size&step=7', 'offers.noneForQuiz'),
  play: async ({ canvas, globals }) => {
    const { text, offers } = quizIn(globals);
    const subscribers = watchSubscribers();
    await findPageHeading(canvas, offers.libido.Name);
    const email = `kupac@example.${quizIn(globals).country.toLowerCase()}`;
    await userEvent.type(await nameField({ canvas, globals }), 'Edin');
    await userEvent.type(emailField({ canvas, globals }), email);
    await userEvent.click(await send({ canvas, globals }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(fixedTexts.tryLater);
    await expect(alert).toHaveTextContent(text.noListHint);
    await expect(emailField({ canvas, globals })).toHaveValue(email);
    await expect(subscribers()).toEqual([]);
  },
});

NoMailingList.test(
  'can be skipped',
  { tags: ['thorough'], globals: { shell: 'on' } },
  async ({ canvas, globals }) => {
    await userEvent.click(await skip({ canvas, globals }, 'ofEmail'));
    await arrivedAtBox(canvas, 'Da vas nazovemo?');
    await userEvent.click(await skip({ canvas, globals }, 'ofPhone'));
    await findOfferPage(canvas);
  },
);
