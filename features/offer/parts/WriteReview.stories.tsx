import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fixedTexts } from '#features/shared/country';
import { formsMessages } from '#features/shared/forms';
import { pageMessages } from '#features/shared/page';
import {
  type Canvas,
  findPageHeading,
  type Globals,
  holdAnswers,
  inCountry,
  logInAnotherUser,
  watchCalls,
} from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { messages } from '../messages';
import { OfferScreen } from '../OfferScreen';
import {
  addPicture,
  alpha,
  choosePicture,
  expectSent,
  member,
  openForm,
  reviewForm,
  reviewTitles,
  sendReview,
  textField,
  writeReview,
} from '../offer.plays';

const meta = preview.meta({
  title: 'Screens/Offer/Write review',
  component: OfferScreen,
  tags: ['!autodocs', 'scrolled'],
  parameters: { layout: 'fullscreen', shop: alpha },
});

export default meta;

/** The empty form of a logged-in user, under the user's name. */
export const Default = meta.story({
  parameters: member(),
  play: async ({ canvas, globals }) => {
    const { text: texts, member } = inCountry(messages, globals);
    const text = texts.form;
    const { FirstName, LastName } = member.UserInfo;
    const form = await openForm(canvas, globals);
    await expect(form.getByRole('radiogroup', { name: text.rating })).toBeRequired();
    await expect(form.getByRole('textbox', { name: text.title })).toBeRequired();
    await expect(textField(form, globals)).toBeRequired();
    await expect(form.getByRole('checkbox', { name: `${text.terms} ${text.termsLink}` })).toBeRequired();
    await expect(form.getByText(text.signedAs(`${FirstName} ${LastName}`), { exact: false })).toBeVisible();
    await expect(form.getByText(text.picturesHint(3))).toBeVisible();
  },
});

/** The form was sent empty: only the text is required, and its field says so. */
export const TextMissing = meta.story({
  parameters: member(),
  play: async ({ canvas, globals }) => {
    const form = await openForm(canvas, globals);
    await sendReview(form, globals);
    const text = textField(form, globals);
    await waitFor(() =>
      expect(text).toHaveAccessibleDescription(expect.stringContaining(fixedTexts.reviewTextMissing)),
    );
    await expect(text).toHaveFocus();
    text.scrollIntoView({ block: 'center', behavior: 'instant' });
  },
});

TextMissing.test('nothing but the text is enforced', async ({ canvas, globals }) => {
  const reviews = watchCalls('shopReviews.add');
  const form = within(await reviewForm(canvas, globals));
  await expect(form.getByLabelText(/^Naslov/)).toBeValid();
  const text = textField(form, globals);
  await userEvent.type(text, ' Da ');
  await waitFor(() => expect(text).toBeValid());
  await sendReview(form, globals);
  await expectSent(canvas, globals);
  await expect(reviews()).toEqual([
    { OfferID: '1', Rating: 0, Review: 'Da', ReviewHead: '', Attachments: [] },
  ]);
});

Default.test(
  'all input is sent; the review is not shown before moderation',
  { tags: ['thorough'] },
  async ({ canvas, globals }) => {
    const reviews = watchCalls('shopReviews.add');
    const form = within(await reviewForm(canvas, globals));
    await userEvent.click(form.getByRole('radio', { name: 'Vrlo dobro' }));
    await userEvent.type(form.getByLabelText(/^Naslov/), 'Radi');
    await userEvent.type(form.getByLabelText(/^Vaše iskustvo/), 'Osjetim');
    await choosePicture(form, globals, 'Pult');
    await addPicture(form, globals);
    await expect(await form.findByText('Poslano')).toBeInTheDocument();
    await userEvent.click(form.getByRole('checkbox'));
    await sendReview(form, globals);
    await expectSent(canvas, globals);
    await expect(reviews()).toMatchObject([
      {
        OfferID: '1',
        Rating: 4,
        Review: 'Osjetim',
        ReviewHead: 'Radi',
        Attachments: [{ ImageName: 'Pult', ID: expect.any(String), Url: expect.any(String) }],
      },
    ]);
    await expect(reviewTitles(canvas, globals)).not.toContain('Radi');
    const another = await openForm(canvas, globals);
    await expect(another.getByLabelText(/^Naslov/)).toHaveValue('');
  },
);

Default.test('closing the form keeps its input', { tags: ['thorough'] }, async ({ canvas, globals }) => {
  const form = within(await reviewForm(canvas, globals));
  await userEvent.click(form.getByRole('radio', { name: 'Dobro' }));
  await userEvent.type(form.getByLabelText(/^Naslov/), 'Još ne znam');
  await userEvent.click(canvas.getByRole('button', { name: 'Zatvorite recenziju' }));
  await expect(canvas.getByRole('button', { name: 'Napišite recenziju' })).toHaveFocus();
  const again = await openForm(canvas, globals);
  await expect(again.getByLabelText(/^Naslov/)).toHaveValue('Još ne znam');
  await expect(again.getByRole('radio', { name: 'Dobro' })).toBeChecked();
});

Default.test('leaving the page keeps the input', { tags: ['thorough'] }, async ({ canvas, globals }) => {
  const form = within(await reviewForm(canvas, globals));
  await userEvent.click(form.getByRole('radio', { name: 'Loše' }));
  await userEvent.type(form.getByLabelText(/^Vaše iskustvo/), 'Nakratko');
  await choosePicture(form, globals, 'Pult');
  const others = within(await canvas.findByRole('region', { name: 'Dobro se slaže s ovim' }));
  await userEvent.click(await others.findByRole('link', { name: 'Libido' }));
  await findPageHeading(canvas, 'Libido');
  const back = within(await canvas.findByRole('region', { name: 'Dobro se slaže s ovim' }));
  await userEvent.click(await back.findByRole('link', { name: 'Alpha Potent' }));
  await findPageHeading(canvas, 'Alpha Potent');
  const again = await openForm(canvas, globals);
  await expect(again.getByLabelText(/^Vaše iskustvo/)).toHaveValue('Nakratko');
  await expect(again.getByRole('radio', { name: 'Loše' })).toBeChecked();
  await expect(again.getByText('bocica.png')).toBeVisible();
  await expect(again.getByLabelText('Ime slike')).toHaveValue('Pult');
  await addPicture(again, globals);
  await expect(await again.findByText('Poslano')).toBeVisible();
});

Default.test(
  'repeated presses send one review',
  { tags: ['thorough'], parameters: member('review.slow') },
  async ({ canvas, globals }) => {
    const reviews = watchCalls('shopReviews.add');
    const form = within(await reviewForm(canvas, globals));
    await userEvent.type(textField(form, globals), 'Da');
    const button = form.getByRole('button', { name: 'Pošaljite recenziju' });
    const letAnswerCome = holdAnswers();
    await userEvent.dblClick(button);
    await waitFor(() => expect(button).toHaveAccessibleName('Šaljem recenziju'));
    await userEvent.click(button);
    await letAnswerCome();
    await expectSent(canvas, globals);
    await expect(reviews()).toHaveLength(1);
  },
);

Default.test(
  'a review that was closed while it is sent leaves the focus where it is, and is announced',
  { tags: ['thorough'], parameters: member('review.slow') },
  async ({ canvas, globals }) => {
    const form = within(await reviewForm(canvas, globals));
    await userEvent.type(textField(form, globals), 'Da');
    const letAnswerCome = holdAnswers();
    await sendReview(form, globals);
    await form.findByRole('button', { name: 'Šaljem recenziju' });
    await userEvent.click(canvas.getByRole('button', { name: 'Zatvorite recenziju' }));
    await letAnswerCome();
    const note = await canvas.findByText('Hvala, vaša recenzija je poslana');
    await expect(note.closest('[role="status"]')).not.toBeNull();
    await expect(canvas.getByRole('button', { name: 'Napišite recenziju' })).toHaveFocus();
  },
);

/** Visitors who are not logged in are asked to create an account or log in. */
export const LoggedOut = meta.story({
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    await writeReview(canvas, globals);
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 3, name: text.writeReview })).toHaveFocus(),
    );
    await expect(await canvas.findByText(text.accountNeeded)).toBeVisible();
    await expect(
      canvas.queryByRole('form', { name: inCountry(messages, globals).text.form.form }),
    ).toBeNull();
  },
});

LoggedOut.test('closing restores the button and focuses it', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Zatvorite recenziju' }));
  await expect(canvas.getByRole('button', { name: 'Napišite recenziju' })).toHaveFocus();
  await expect(canvas.queryByText(/^Recenziju možete napisati/)).not.toBeVisible();
});

LoggedOut.test('one link leads to the login', { globals: { shell: 'on' } }, async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Prijavite se' }));
  await findPageHeading(canvas, 'Dobro došli');
});

LoggedOut.test(
  'the other link leads to the registration',
  { tags: ['thorough'], globals: { shell: 'on' } },
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Napravite račun' }));
    await findPageHeading(canvas, 'Dobro došli');
    await expect(await canvas.findByRole('tab', { name: 'Novi račun', selected: true })).toBeVisible();
  },
);

/** While it is unknown who is logged in, neither the form nor the links to log in. */
export const SessionUnknown = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['session.pending'] } },
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    await writeReview(canvas, globals);
    // While the form's code loads the same skeleton stands in its place, and is replaced.
    await waitFor(() => expect(canvas.getByText(text.loadingForm)).toBeInTheDocument());
    await expect(canvas.queryByRole('link', { name: text.logIn })).toBeNull();
  },
});

/** Only the review form shows the failed check; the offer can still be bought. */
export const SessionFailed = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['session.fails'] } },
  play: async ({ canvas, globals }) => {
    const { text, country } = inCountry(messages, globals);
    await writeReview(canvas, globals);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(formsMessages[country].notChecked);
    await expect(canvas.getByRole('button', { name: pageMessages[country].retry })).toBeVisible();
    // Of the price box, and of the bar once the price box is out of sight.
    const [add] = canvas.getAllByRole('button', { name: text.addToCart });
    await expect(add).toBeVisible();
  },
});

/** Opens the form, writes a review and sends it. */
async function writeAndSend(canvas: Canvas, globals: Globals) {
  const form = await openForm(canvas, globals);
  await userEvent.type(textField(form, globals), 'Da');
  await sendReview(form, globals);
  return form;
}

/** The button is busy while the review is sent. */
export const Sending = meta.story({
  parameters: member('review.pending'),
  play: async ({ canvas, globals }) => {
    const text = inCountry(messages, globals).text.form;
    const form = await writeAndSend(canvas, globals);
    const button = await form.findByRole('button', { name: text.sending });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
});

/** A confirmation takes the place of the form. */
export const Sent = meta.story({
  globals: { viewport: { value: 'desktop' } },
  parameters: member(),
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    await writeAndSend(canvas, globals);
    await expectSent(canvas, globals);
    await expect(canvas.getByRole('button', { name: text.writeReview })).toBeVisible();
  },
});

/** The review was not saved: a message above the button, and the input stays. */
export const Failed = meta.story({
  parameters: member('review.fails'),
  play: async ({ canvas, globals }) => {
    const text = inCountry(messages, globals).text.form;
    const form = await openForm(canvas, globals);
    const best = form.getByRole('radio', { name: text.ratings.at(-1) ?? '' });
    await userEvent.click(best);
    await userEvent.type(textField(form, globals), 'Da');
    await sendReview(form, globals);
    const alert = await form.findByRole('alert');
    // The same message in every country (Specification/Protocol).
    await expect(alert).toHaveTextContent(fixedTexts.reviewFailed);
    await expect(textField(form, globals)).toHaveValue('Da');
    await expect(best).toBeChecked();
    alert.scrollIntoView({ block: 'center', behavior: 'instant' });
  },
});

/** The login has expired: a link to log in, and a note that the input is kept. */
export const Expired = meta.story({
  parameters: member('review.expired'),
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    await writeAndSend(canvas, globals);
    await expect(await canvas.findByText(text.expiredHint)).toBeVisible();
    await expect(canvas.getByText(text.expiredHint)).toBeVisible();
    const heading = canvas.getByRole('heading', { level: 3, name: text.writeReview });
    await expect(heading).toHaveFocus();
    await expect(canvas.getByRole('link', { name: text.logIn })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

Default.test(
  'another user, whom the next check finds, sees nothing of the one before',
  { globals: { shell: 'on' } },
  async ({ canvas, globals }) => {
    const form = within(await reviewForm(canvas, globals));
    await userEvent.type(textField(form, globals), 'Tajna');
    const { name } = await logInAnotherUser(globals);
    await waitFor(() => expect(canvas.queryByDisplayValue('Tajna')).toBeNull());
    const anew = within(await reviewForm(canvas, globals));
    await expect(textField(anew, globals)).toHaveValue('');
    await expect(anew.getByText(name, { exact: false })).toBeVisible();
  },
);
