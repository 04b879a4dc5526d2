import { expect, userEvent, waitFor, within } from 'storybook/test';
import { findPageHeading, watchCalls } from '#storybook/plays';
import preview from '#storybook/preview';
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
} from '../offer.plays';

const meta = preview.meta({
  title: 'Screens/Offer/Write review',
  component: OfferScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: alpha },
});

export default meta;

export const Default = meta.story({
  globals: { viewport: { value: 'desktop' } },
  parameters: member(),
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    await expect(form.getByRole('radiogroup', { name: 'Vaša ocjena' })).toBeRequired();
    await expect(form.getByLabelText(/^Naslov/)).toBeRequired();
    await expect(form.getByLabelText(/^Vaše iskustvo/)).toBeRequired();
    await expect(form.getByRole('checkbox', { name: /Prihvatam uslove korištenja/ })).toBeRequired();
    await expect(form.getByText(/Uz recenziju se objavljuje vaše ime: Edin Begović\./)).toBeVisible();
    await expect(form.getByText('Možete dodati najviše 3 slike.')).toBeVisible();
  },
});

/** Nothing but the text is enforced. */
Default.test('only the text is required', async ({ canvas }) => {
  const reviews = watchCalls('shopReviews.add');
  const form = within(await reviewForm(canvas));
  await sendReview(form);
  const text = form.getByLabelText(/^Vaše iskustvo/);
  await waitFor(() => expect(text).toHaveAccessibleDescription(/Unesite vaš kometar$/));
  await expect(text).toHaveFocus();
  await expect(form.getByLabelText(/^Naslov/)).toBeValid();
  await userEvent.type(text, ' Da ');
  await waitFor(() => expect(text).toBeValid());
  await sendReview(form);
  await expectSent(canvas);
  await expect(reviews()).toEqual([
    { OfferID: '1', Rating: 0, Review: 'Da', ReviewHead: '', Attachments: [] },
  ]);
});

Default.test('all input is sent; the review is not shown before moderation', async ({ canvas }) => {
  const reviews = watchCalls('shopReviews.add');
  const form = within(await reviewForm(canvas));
  await userEvent.click(form.getByRole('radio', { name: 'Vrlo dobro' }));
  await userEvent.type(form.getByLabelText(/^Naslov/), 'Radi');
  await userEvent.type(form.getByLabelText(/^Vaše iskustvo/), 'Osjetim');
  await choosePicture(form, 'Pult');
  await addPicture(form);
  await expect(await form.findByText('Poslano')).toBeInTheDocument();
  await userEvent.click(form.getByRole('checkbox'));
  await sendReview(form);
  await expectSent(canvas);
  await expect(reviews()).toMatchObject([
    {
      OfferID: '1',
      Rating: 4,
      Review: 'Osjetim',
      ReviewHead: 'Radi',
      Attachments: [{ ImageName: 'Pult', ID: expect.any(String), Url: expect.any(String) }],
    },
  ]);
  await expect(reviewTitles(canvas)).not.toContain('Radi');
  const another = await openForm(canvas);
  await expect(another.getByLabelText(/^Naslov/)).toHaveValue('');
});

Default.test('closing the form keeps its input', async ({ canvas }) => {
  const form = within(await reviewForm(canvas));
  await userEvent.click(form.getByRole('radio', { name: 'Dobro' }));
  await userEvent.type(form.getByLabelText(/^Naslov/), 'Još ne znam');
  await userEvent.click(canvas.getByRole('button', { name: 'Zatvori recenziju' }));
  await expect(canvas.getByRole('button', { name: 'Napišite recenziju' })).toHaveFocus();
  const again = await openForm(canvas);
  await expect(again.getByLabelText(/^Naslov/)).toHaveValue('Još ne znam');
  await expect(again.getByRole('radio', { name: 'Dobro' })).toBeChecked();
});

Default.test('leaving the page keeps the input', async ({ canvas }) => {
  const form = within(await reviewForm(canvas));
  await userEvent.click(form.getByRole('radio', { name: 'Loše' }));
  await userEvent.type(form.getByLabelText(/^Vaše iskustvo/), 'Nakratko');
  const others = within(canvas.getByRole('region', { name: 'Kupci uzimaju i ovo' }));
  await userEvent.click(await others.findByRole('link', { name: 'Libido' }));
  await findPageHeading(canvas, 'Libido');
  const viewed = within(await canvas.findByRole('region', { name: 'Nedavno pogledano' }));
  await userEvent.click(viewed.getByRole('link', { name: 'Alpha Potent' }));
  await findPageHeading(canvas, 'Alpha Potent');
  const again = await openForm(canvas);
  await expect(again.getByLabelText(/^Vaše iskustvo/)).toHaveValue('Nakratko');
  await expect(again.getByRole('radio', { name: 'Loše' })).toBeChecked();
});

/** Visitors who are not logged in are asked to create an account or log in. */
export const LoggedOut = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Napišite recenziju' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 3, name: 'Napišite recenziju' })).toHaveFocus(),
    );
    await expect(
      await canvas.findByText('Recenziju možete napisati kad imate profil. Napravite ga ili se prijavite.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
});

LoggedOut.test('closing restores the button and focuses it', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Zatvori recenziju' }));
  await expect(canvas.getByRole('button', { name: 'Napišite recenziju' })).toHaveFocus();
  await expect(canvas.queryByText(/^Recenziju možete napisati/)).not.toBeVisible();
});

LoggedOut.test('one button leads to the login', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Prijavi se' }));
  await findPageHeading(canvas, '/login');
});

LoggedOut.test('the other button leads to the registration', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Napravi profil' }));
  await findPageHeading(canvas, '/login');
});

/** Neither the form nor the buttons to log in. */
export const SessionUnknown = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['session.pending'] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Napišite recenziju' }));
    await expect(await canvas.findByText('Učitavanje obrasca')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Prijavi se' })).toBeNull();
  },
});

/** Only the review form shows the failed check; the offer can still be bought. */
export const CheckFailed = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['session.fails'] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Napišite recenziju' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Ne možemo provjeriti da li ste prijavljeni',
    );
    await expect(canvas.getByRole('button', { name: 'Pokušaj ponovo' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Dodaj u korpu' })).toBeVisible();
  },
});

/** Repeated clicks send one request. */
export const Sending = meta.story({
  parameters: member('review.slow'),
  play: async ({ canvas }) => {
    const reviews = watchCalls('shopReviews.add');
    const form = await openForm(canvas);
    await userEvent.type(form.getByLabelText(/^Vaše iskustvo/), 'Da');
    const button = form.getByRole('button', { name: 'Pošalji recenziju' });
    await userEvent.dblClick(button);
    await waitFor(() => expect(button).toHaveAccessibleName('Šaljem recenziju'));
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(reviews()).toHaveLength(1);
  },
});

Sending.test('the confirmation shows once the review is sent', async ({ canvas }) => {
  await expectSent(canvas);
});

export const Sent = meta.story({
  globals: { viewport: { value: 'desktop' } },
  parameters: member(),
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    await userEvent.type(form.getByLabelText(/^Vaše iskustvo/), 'Da');
    await sendReview(form);
    await expectSent(canvas);
    await expect(canvas.getByRole('button', { name: 'Napišite recenziju' })).toBeVisible();
  },
});

/** The message has a fixed wording. */
export const Failed = meta.story({
  parameters: member('review.fails'),
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    await userEvent.click(form.getByRole('radio', { name: 'Odlično' }));
    await userEvent.type(form.getByLabelText(/^Vaše iskustvo/), 'Da');
    await sendReview(form);
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'Došlo je do greške prilikom spremanja kometara, molimo pokušajte ponovo kasnije',
    );
    await expect(form.getByLabelText(/^Vaše iskustvo/)).toHaveValue('Da');
    await expect(form.getByRole('radio', { name: 'Odlično' })).toBeChecked();
  },
});

/** The login has expired: a button to log in, and a note that the input is kept. */
export const Expired = meta.story({
  parameters: member('review.expired'),
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    await userEvent.type(form.getByLabelText(/^Vaše iskustvo/), 'Da');
    await sendReview(form);
    await expect(await canvas.findByText('Prijava je istekla')).toBeVisible();
    await expect(canvas.getByText('Prijavite se ponovo. Ono što ste napisali vas čeka.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Napišite recenziju' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Prijavi se' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** The form's texts in Serbia. */
export const RS = Default.extend({
  globals: { country: 'RS', viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    await expect(form.getByRole('radiogroup', { name: 'Vaša ocena' })).toBeVisible();
    await expect(form.getByRole('checkbox', { name: /uslove korišćenja/ })).toBeVisible();
  },
});

export const HR = Default.extend({
  globals: { country: 'HR', viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    await expect(form.getByRole('checkbox', { name: /Prihvaćam uvjete korištenja/ })).toBeVisible();
    await expect(form.getByText(/^Što ste primijetili/)).toBeVisible();
  },
});
