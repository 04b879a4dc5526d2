import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { expectNoHorizontalScroll, watchCalls } from '#storybook/plays';
import preview from '#storybook/preview';
import { OfferScreen } from '../OfferScreen';
import {
  addedPictures,
  addPicture,
  alpha,
  choosePicture,
  drawing,
  expectSent,
  member,
  openForm,
  reviewForm,
  sendReview,
} from '../offer.plays';

const meta = preview.meta({
  title: 'Screens/Offer/Picture fields',
  component: OfferScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: alpha },
});

export default meta;

export const Default = meta.story({
  parameters: member(),
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    await expect(form.getByText('Možete dodati najviše 3 slike.')).toBeVisible();
  },
});

Default.test('a picture needs a name and a file', async ({ canvas }) => {
  const form = within(await reviewForm(canvas));
  await addPicture(form);
  const file = form.getByLabelText('Slika');
  const name = form.getByLabelText('Ime slike');
  await waitFor(() => expect(file).toHaveAccessibleDescription('Odaberite privitak'));
  await expect(name).toHaveAccessibleDescription('Ime ne može biti prazno');
  await expect(file).toHaveFocus();
  await userEvent.upload(file, await drawing());
  await waitFor(() => expect(file).toBeValid());
  await addPicture(form);
  await expect(name).toHaveFocus();
  await expect(addedPictures(form)).toHaveLength(0);
});

Default.test('a file that is not an image is rejected', async ({ canvas }) => {
  const form = within(await reviewForm(canvas));
  const file = form.getByLabelText('Slika');
  // As by drag and drop; the file picker offers only images.
  await userEvent
    .setup({ applyAccept: false })
    .upload(file, new File(['račun'], 'racun.pdf', { type: 'application/pdf' }));
  await waitFor(() =>
    expect(file).toHaveAccessibleDescription('Ovo nije slika. Odaberite JPG, PNG ili WebP.'),
  );
  await userEvent.type(form.getByLabelText('Ime slike'), 'Račun');
  await addPicture(form);
  await expect(addedPictures(form)).toHaveLength(0);
});

Default.test('a picture that was chosen but not added is sent with the review', async ({ canvas }) => {
  const reviews = watchCalls('shopReviews.add');
  const form = within(await reviewForm(canvas));
  await userEvent.type(form.getByLabelText(/^Vaše iskustvo/), 'Da');
  await userEvent.upload(form.getByLabelText('Slika'), await drawing());
  await sendReview(form);
  await waitFor(() =>
    expect(form.getByLabelText('Ime slike')).toHaveAccessibleDescription('Ime ne može biti prazno'),
  );
  await expect(reviews()).toEqual([]);
  await userEvent.type(form.getByLabelText('Ime slike'), 'Pult{Enter}');
  await expectSent(canvas);
  await expect(reviews()).toMatchObject([{ Attachments: [{ ImageName: 'Pult' }] }]);
});

export const Uploading = meta.story({
  parameters: member('upload.pending'),
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    await choosePicture(form, 'Bočica na pultu');
    await addPicture(form);
    const [row] = addedPictures(form);
    if (!row) throw new Error('no picture');
    const picture = within(row);
    await expect(picture.getByRole('progressbar', { name: 'Slanje slike Bočica na pultu' })).toBeVisible();
    await expect(picture.getByText('Šalje se')).toBeVisible();
    await expect(form.getByLabelText('Ime slike')).toHaveValue('');
    await expect(form.queryByText('bocica.png')).toBeNull();
  },
});

Uploading.test('the review waits for the upload, until the picture is removed', async ({ canvas }) => {
  const reviews = watchCalls('shopReviews.add');
  const form = within(await reviewForm(canvas));
  await userEvent.type(form.getByLabelText(/^Vaše iskustvo/), 'Da');
  await sendReview(form);
  await expect(await form.findByRole('button', { name: 'Šaljem slike' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await expect(reviews()).toEqual([]);
  const stop = spyOn(XMLHttpRequest.prototype, 'abort');
  await userEvent.click(form.getByRole('button', { name: 'Ukloni sliku Bočica na pultu' }));
  await expect(stop).toHaveBeenCalledOnce();
  await expectSent(canvas);
  await expect(reviews()).toMatchObject([{ Attachments: [] }]);
});

export const Sent = meta.story({
  parameters: member(),
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    for (const name of ['Pult', 'Kutija', 'Poklopac']) {
      await choosePicture(form, name);
      await addPicture(form);
    }
    await waitFor(() => expect(form.getAllByText('Poslano')).toHaveLength(3));
    await expect(form.getByText('Dodali ste 3 slike, više ne može.')).toBeVisible();
    await expect(form.queryByLabelText('Slika')).toBeNull();
  },
});

Sent.test('removing a picture allows another one', async ({ canvas }) => {
  const form = within(await reviewForm(canvas));
  await userEvent.click(form.getByRole('button', { name: 'Ukloni sliku Kutija' }));
  await expect(addedPictures(form)).toHaveLength(2);
  await expect(form.getByLabelText('Slika')).toHaveFocus();
});

export const UploadFailed = meta.story({
  parameters: member('upload.failsOnce'),
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    await choosePicture(form, 'Pult');
    await addPicture(form);
    await expect(await form.findByText('Slika nije poslana.')).toBeVisible();
    await userEvent.type(form.getByLabelText(/^Vaše iskustvo/), 'Da');
    await sendReview(form);
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'Recenzija još nije poslana, jer jedna slika nije stigla.',
    );
  },
});

UploadFailed.test('a retry sends the picture', async ({ canvas }) => {
  const form = within(await reviewForm(canvas));
  await userEvent.click(form.getByRole('button', { name: 'Pokušaj ponovo' }));
  await expect(await form.findByText('Poslano')).toBeVisible();
  await sendReview(form);
  await expectSent(canvas);
});

export const Refused = meta.story({
  parameters: member('upload.notAnImage'),
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    await choosePicture(form, 'Pult');
    await addPicture(form);
    await expect(
      await form.findByText('Ovo nije slika. Uklonite je i odaberite JPG, PNG ili WebP.'),
    ).toBeVisible();
    await expect(form.queryByRole('button', { name: 'Pokušaj ponovo' })).toBeNull();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: member('upload.failsOnce'),
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    await choosePicture(form, 'Najneprotivrječnodopunjavajuća');
    await addPicture(form);
    await expect(await form.findByText('Slika nije poslana.')).toBeVisible();
    await expectNoHorizontalScroll();
  },
});
