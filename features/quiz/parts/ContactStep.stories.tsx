import { expect, userEvent, waitFor } from 'storybook/test';
import { type Canvas, expectNoHorizontalScroll, findPageHeading, watchRequests } from '#storybook/plays';
import preview from '#storybook/preview';
import { QuizScreen } from '../QuizScreen';
import { arrivedAt, at, next, skip } from '../quiz.plays';

const meta = preview.meta({
  title: 'Screens/Quiz/Contact step',
  component: QuizScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...at('') },
});

export default meta;

const missing = 'Molimo unesite Vaše podatke';

const noList = 'Došlo je do greške, molimo pokušajte ponovo kasnije';

const nameField = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Ime i prezime' });

const emailField = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'E-mail' });

const phoneField = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Broj telefona' });

const watchSubscribers = () => watchRequests('addSubscriber');

/** The recommended offer, and the first of the two contact steps. */
export const NameAndEmail = meta.story({
  parameters: at('?goal=prostate&step=8'),
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Preporučujemo Prosta Vital');
    await expect(await nameField(canvas)).toHaveAttribute('autocomplete', 'name');
    await expect(emailField(canvas)).toHaveAttribute('inputmode', 'email');
    await expect(canvas.getByText('2491 recenzije')).toBeVisible();
    await expect(canvas.getByRole('complementary', { name: 'Prosta Vital' })).toHaveTextContent('49,90 KM');
  },
});

NameAndEmail.test('requires both fields and says so beside each', async ({ canvas }) => {
  const subscribers = watchSubscribers();
  await userEvent.type(emailField(canvas), ' ');
  await userEvent.click(await next(canvas));
  const name = await nameField(canvas);
  await waitFor(() => expect(name).toHaveAccessibleDescription(missing));
  await expect(emailField(canvas)).toHaveAccessibleDescription(missing);
  await waitFor(() => expect(name).toHaveFocus());
  await userEvent.type(name, 'E');
  await waitFor(() => expect(name).toBeValid());
  await expect(emailField(canvas)).toBeInvalid();
  await expect(subscribers()).toEqual([]);
});

NameAndEmail.test('subscribes once, to the list of the offer and country', async ({ canvas }) => {
  const subscribers = watchSubscribers();
  await userEvent.type(await nameField(canvas), ' Edin B ');
  await userEvent.type(emailField(canvas), 'e@b.ba{Enter}{Enter}');
  await arrivedAt(canvas, 'Da vas nazovemo?');
  const subscriber = { Email: 'e@b.ba', FirstLastName: 'Edin B', Group: 'ba-prosta-vital' };
  await expect(subscribers()).toEqual([subscriber]);

  // Going back keeps the fields; submitting the same again sends no second lead.
  await userEvent.click(canvas.getByRole('link', { name: 'Nazad' }));
  await expect(await nameField(canvas)).toHaveValue(' Edin B ');
  await expect(emailField(canvas)).toHaveValue('e@b.ba');
  await userEvent.click(await next(canvas));
  await arrivedAt(canvas, 'Da vas nazovemo?');
  await expect(subscribers()).toEqual([subscriber]);
});

NameAndEmail.test('can be skipped', async ({ canvas }) => {
  const subscribers = watchSubscribers();
  await userEvent.click(await skip(canvas));
  await arrivedAt(canvas, 'Da vas nazovemo?');
  await expect(subscribers()).toEqual([]);
});

export const PhoneNumber = meta.story({
  parameters: at('?goal=prostate&step=9'),
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Da vas nazovemo?');
    await expect(await phoneField(canvas)).toHaveValue('');
    await expect(canvas.getByText(/u vezi s proizvodom Prosta Vital/)).toBeVisible();
    await expect(canvas.getByText('2491 recenzije')).toBeVisible();
  },
});

PhoneNumber.test('requires a phone number unless the step is skipped', async ({ canvas }) => {
  const subscribers = watchSubscribers();
  await userEvent.click(canvas.getByRole('button', { name: 'Pogledajte preporuku' }));
  const phone = await phoneField(canvas);
  await waitFor(() => expect(phone).toHaveAccessibleDescription(missing));
  await waitFor(() => expect(phone).toHaveFocus());
  await userEvent.click(await skip(canvas));
  await findPageHeading(canvas, '/offers/prosta-vital');
  await expect(subscribers()).toEqual([]);
});

PhoneNumber.test('sends the phone number with the offer, then opens the offer', async ({ canvas }) => {
  const subscribers = watchSubscribers();
  await userEvent.type(await phoneField(canvas), '061 234 567{Enter}{Enter}');
  await findPageHeading(canvas, '/offers/prosta-vital');
  await expect(subscribers()).toEqual([{ PhoneNumber: '38761234567', OfferID: '3' }]);
});

/** No offer’s name fits, so the first one is recommended; it has no mailing list. */
export const MissingListId = meta.story({
  parameters: at('?goal=size&step=7', 'offers.onlyBundles'),
  play: async ({ canvas }) => {
    const subscribers = watchSubscribers();
    await findPageHeading(canvas, 'Preporučujemo Paket Snaga');
    await userEvent.type(await nameField(canvas), 'Edin');
    await userEvent.type(emailField(canvas), 'e@b.ba');
    await userEvent.click(await next(canvas));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(`${noList}Preporuku možete pogledati i bez toga`);
    await expect(emailField(canvas)).toHaveValue('e@b.ba');
    await expect(subscribers()).toEqual([]);
  },
});

MissingListId.test('can be skipped', async ({ canvas }) => {
  await userEvent.click(await skip(canvas));
  await arrivedAt(canvas, 'Da vas nazovemo?');
  await userEvent.click(await skip(canvas));
  await findPageHeading(canvas, '/offers/paket-snaga');
});

const reachTheOffer = async ({ canvas }: { canvas: Canvas }) => {
  const subscribers = watchSubscribers();
  await userEvent.type(await nameField(canvas), 'Edin');
  await userEvent.type(emailField(canvas), 'e@b.ba{Enter}');
  await arrivedAt(canvas, 'Da vas nazovemo?');
  await userEvent.type(await phoneField(canvas), '061234567{Enter}');
  await findPageHeading(canvas, '/offers/alpha-potent');
  await expect(subscribers()).toHaveLength(2);
};

/** A failed subscription does not block the offer. */
export const SubscriberFails = meta.story({
  parameters: at('?goal=potency&step=7', 'subscriber.fails'),
  play: reachTheOffer,
});

export const SubscriberPending = meta.story({
  parameters: at('?goal=potency&step=7', 'subscriber.pending'),
  play: reachTheOffer,
});

export const SubscriberUnreachable = meta.story({
  parameters: at('?goal=potency&step=7', 'subscriber.unreachable'),
  play: reachTheOffer,
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: at('?goal=prostate&step=8'),
  play: NameAndEmail.input.play,
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' }, country: 'HR' },
  parameters: at('?goal=prostate&step=9'),
  play: async ({ canvas }) => {
    await phoneField(canvas);
    await expectNoHorizontalScroll();
  },
});
