import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fixedTexts } from '#features/shared/country';
import { inCountry, watchCalls, watchUploads } from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { messages } from '../messages';
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
  photo,
  reviewForm,
  sendReview,
  textField,
} from '../offer.plays';

const meta = preview.meta({
  title: 'Screens/Offer/Picture fields',
  component: OfferScreen,
  tags: ['!autodocs', 'scrolled'],
  parameters: { layout: 'fullscreen', shop: alpha },
});

export default meta;

/** The empty fields: up to three pictures, none required. */
export const Default = meta.story({
  parameters: member(),
  play: async ({ canvas, globals }) => {
    const text = inCountry(messages, globals).text.form;
    const form = await openForm(canvas, globals);
    const hint = form.getByText(text.picturesHint(3));
    await expect(hint).toBeVisible();
    hint.scrollIntoView({ block: 'center', behavior: 'instant' });
  },
});

/** An empty picture was added: it needs a file and a name. */
export const Missing = meta.story({
  parameters: member(),
  play: async ({ canvas, globals }) => {
    const text = inCountry(messages, globals).text.form;
    const form = await openForm(canvas, globals);
    await addPicture(form, globals);
    const file = form.getByLabelText(text.picture);
    await waitFor(() => expect(file).toHaveAccessibleDescription(fixedTexts.pictureFileMissing));
    await expect(form.getByLabelText(text.pictureName)).toHaveAccessibleDescription(
      fixedTexts.pictureNameMissing,
    );
    await expect(file).toHaveFocus();
    file.scrollIntoView({ block: 'center', behavior: 'instant' });
  },
});

Missing.test('a picture needs a name and a file', async ({ canvas, globals }) => {
  const form = within(await reviewForm(canvas, globals));
  const file = form.getByLabelText('Slika');
  const name = form.getByLabelText('Ime slike');
  await userEvent.upload(file, await drawing());
  await waitFor(() => expect(file).toBeValid());
  await addPicture(form, globals);
  await expect(name).toHaveFocus();
  await expect(addedPictures(form, globals)).toHaveLength(0);
});

Default.test(
  'what is no picture, or cannot be opened, is refused at its field by its reason, and what was typed stays',
  async ({ canvas, globals }) => {
    const form = within(await reviewForm(canvas, globals));
    const file = form.getByLabelText('Slika');
    const picture = await photo();
    const { faults } = messages.BA.form;
    for (const [chosen, reason] of [
      [new File(['račun'], 'racun.jpg', { type: 'image/jpeg' }), faults.noPicture],
      [new File(['\0\0\0\x20ftypisom'], 'film.mp4', { type: 'video/mp4' }), faults.noPicture],
      [new File([], 'slika.jpg', { type: 'image/jpeg' }), faults.empty],
      [new File(['\0\0\0\x24ftypheic'], 'IMG_2041.HEIC', { type: 'image/heic' }), faults.heic],
      [new File(['<svg/>'], 'znak.svg', { type: 'image/svg+xml' }), faults.format],
      [
        new File([picture.slice(0, picture.size - 300)], 'pola.jpg', { type: 'image/jpeg' }),
        faults.unreadable,
      ],
    ] as const) {
      // As by drag and drop; the file picker offers only images.
      await userEvent.setup({ applyAccept: false }).upload(file, chosen);
      await waitFor(() => expect(file).toHaveAccessibleDescription(reason));
    }
    await userEvent.type(form.getByLabelText('Ime slike'), 'Račun');
    await addPicture(form, globals);
    await expect(addedPictures(form, globals)).toHaveLength(0);
    await userEvent.upload(file, picture);
    await waitFor(() => expect(file).toBeValid());
    await expect(form.getByLabelText('Ime slike')).toHaveValue('Račun');
  },
);

Default.test(
  'a photo is sent upright, at most 2,000 px large, without its place and device',
  async ({ canvas, globals }) => {
    const uploads = watchUploads();
    const form = within(await reviewForm(canvas, globals));
    const sent = await photo();
    await expect(await sent.text()).toContain('TheCamera');
    await userEvent.upload(form.getByLabelText('Slika'), sent);
    await userEvent.type(form.getByLabelText('Ime slike'), 'Pult');
    await addPicture(form, globals);
    await expect(await form.findByText('Poslano')).toBeVisible();
    const received = (await uploads()).at(0)?.get('ImageFile');
    if (!(received instanceof File)) throw new Error('no picture was sent');
    await expect(received).toMatchObject({ name: 'slika.jpg', type: 'image/jpeg' });
    await expect(await received.text()).not.toMatch(/Exif|TheCamera|PLACE/);
    const picture = await createImageBitmap(received);
    await expect([picture.width, picture.height]).toEqual([1_000, 2_000]);
    // What the camera has on its left is above.
    const pen = new OffscreenCanvas(1_000, 2_000).getContext('2d');
    pen?.drawImage(picture, 0, 0);
    const [red, , blue] = pen?.getImageData(500, 100, 1, 1).data ?? [];
    await expect([red, blue]).toEqual([
      expect.toSatisfy((value) => value > 240),
      expect.toSatisfy((value) => value < 15),
    ]);
  },
);

Default.test(
  'a picture that was chosen but not added is sent with the review',
  { tags: ['thorough'] },
  async ({ canvas, globals }) => {
    const reviews = watchCalls('shopReviews.add');
    const form = within(await reviewForm(canvas, globals));
    await userEvent.type(form.getByLabelText(/^Vaše iskustvo/), 'Da');
    await userEvent.upload(form.getByLabelText('Slika'), await drawing());
    await sendReview(form, globals);
    await waitFor(() =>
      expect(form.getByLabelText('Ime slike')).toHaveAccessibleDescription(fixedTexts.pictureNameMissing),
    );
    await expect(reviews()).toEqual([]);
    await userEvent.type(form.getByLabelText('Ime slike'), 'Pult');
    await sendReview(form, globals);
    await expectSent(canvas, globals);
    await expect(reviews()).toMatchObject([{ Attachments: [{ ImageName: 'Pult' }] }]);
  },
);

Default.test(
  'Enter in its name adds the picture and does not send the review',
  { tags: ['thorough'] },
  async ({ canvas, globals }) => {
    const reviews = watchCalls('shopReviews.add');
    const form = within(await reviewForm(canvas, globals));
    await userEvent.type(form.getByLabelText(/^Vaše iskustvo/), 'Da');
    await userEvent.upload(form.getByLabelText('Slika'), await drawing());
    const name = form.getByLabelText('Ime slike');
    await userEvent.type(name, 'Pult{Enter}');
    await expect(addedPictures(form, globals)).toHaveLength(1);
    await expect(name).toHaveValue('');
    await expect(name).toHaveFocus();
    await expect(await form.findByText('Poslano')).toBeVisible();
    await expect(reviews()).toEqual([]);
  },
);

/** A picture is being uploaded; the fields are free for the next one. */
export const Uploading = meta.story({
  parameters: member('upload.pending'),
  play: async ({ canvas, globals }) => {
    const text = inCountry(messages, globals).text.form;
    const form = await openForm(canvas, globals);
    await choosePicture(form, globals, 'Bočica na pultu');
    await addPicture(form, globals);
    const [row] = addedPictures(form, globals);
    if (!row) throw new Error('no picture');
    const picture = within(row);
    await expect(
      picture.getByRole('progressbar', { name: text.pictureProgress('Bočica na pultu') }),
    ).toBeVisible();
    await expect(picture.getByText(text.pictureStates.sending)).toBeVisible();
    await expect(form.getByLabelText(text.pictureName)).toHaveValue('');
    await expect(form.queryByText('bocica.png')).toBeNull();
  },
});

Uploading.test(
  'the review waits for the upload, until the picture is removed',
  { tags: ['thorough'] },
  async ({ canvas, globals }) => {
    const reviews = watchCalls('shopReviews.add');
    const form = within(await reviewForm(canvas, globals));
    await userEvent.type(form.getByLabelText(/^Vaše iskustvo/), 'Da');
    await sendReview(form, globals);
    await expect(await form.findByRole('button', { name: 'Šaljem slike' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(reviews()).toEqual([]);
    await userEvent.click(form.getByRole('button', { name: 'Uklonite sliku Bočica na pultu' }));
    await expectSent(canvas, globals);
    await expect(reviews()).toMatchObject([{ Attachments: [] }]);
  },
);

/** Three pictures are uploaded, which is the limit: the fields are gone. */
export const Sent = meta.story({
  parameters: member(),
  play: async ({ canvas, globals }) => {
    const text = inCountry(messages, globals).text.form;
    const form = await openForm(canvas, globals);
    for (const name of ['Pult', 'Kutija', 'Poklopac']) {
      await choosePicture(form, globals, name);
      await addPicture(form, globals);
    }
    await waitFor(() => expect(form.getAllByText(text.pictureStates.sent)).toHaveLength(3));
    await expect(form.getByText(text.picturesFull(3))).toBeVisible();
    await expect(form.queryByLabelText(text.picture)).toBeNull();
  },
});

Sent.test(
  'the last picture takes the focus of the fields',
  { tags: ['thorough'] },
  async ({ canvas, globals }) => {
    const form = within(await reviewForm(canvas, globals));
    await expect(addedPictures(form, globals)[2]).toHaveFocus();
  },
);

Sent.test('removing a picture allows another one', { tags: ['thorough'] }, async ({ canvas, globals }) => {
  const form = within(await reviewForm(canvas, globals));
  await userEvent.click(form.getByRole('button', { name: 'Uklonite sliku Kutija' }));
  await expect(addedPictures(form, globals)).toHaveLength(2);
  await expect(form.getByLabelText('Slika')).toHaveFocus();
});

/** A picture was not uploaded: it can be sent again or removed before the review is sent. */
export const UploadFailed = meta.story({
  parameters: member('upload.failsOnce'),
  play: async ({ canvas, globals }) => {
    const text = inCountry(messages, globals).text.form;
    const form = await openForm(canvas, globals);
    await choosePicture(form, globals, 'Pult');
    await addPicture(form, globals);
    await expect(await form.findByText(text.pictureStates.failed)).toBeVisible();
    await userEvent.type(textField(form, globals), 'Da');
    await sendReview(form, globals);
    const alert = await form.findByRole('alert');
    await expect(alert).toHaveTextContent(text.picturesFailed);
    alert.scrollIntoView({ block: 'end', behavior: 'instant' });
  },
});

UploadFailed.test('a retry sends the picture', { tags: ['thorough'] }, async ({ canvas, globals }) => {
  const form = within(await reviewForm(canvas, globals));
  await userEvent.click(form.getByRole('button', { name: 'Pokušajte ponovo' }));
  await expect(addedPictures(form, globals)[0]).toHaveFocus();
  await expect(await form.findByText('Poslano')).toBeVisible();
  await sendReview(form, globals);
  await expectSent(canvas, globals);
});

/** The browser cannot read the photos of some phones: the field says so at once, and what to do. */
export const Unreadable = meta.story({
  parameters: member(),
  play: async ({ canvas, globals }) => {
    const text = inCountry(messages, globals).text.form;
    const form = await openForm(canvas, globals);
    const file = form.getByLabelText(text.picture);
    const heic = new File(['\0\0\0\x24ftypheic'], 'IMG_2041.HEIC', { type: 'image/heic' });
    await userEvent.upload(file, heic);
    await waitFor(() => expect(file).toHaveAccessibleDescription(text.faults.heic));
    file.scrollIntoView({ block: 'center', behavior: 'instant' });
  },
});

/** The backend has refused a file that is not an image: it can only be removed. */
export const Refused = meta.story({
  parameters: member('upload.notAnImage'),
  play: async ({ canvas, globals }) => {
    const text = inCountry(messages, globals).text.form;
    const form = await openForm(canvas, globals);
    await choosePicture(form, globals, 'Pult');
    await addPicture(form, globals);
    await expect(await form.findByText(text.faults.noPicture)).toBeVisible();
    await expect(form.queryByRole('button', { name: text.retry })).toBeNull();
  },
});

/** A long picture name and its failed upload fit the narrowest screen. */
export const Narrow = meta.story({
  tags: ['thorough'],
  globals: { viewport: { value: 'narrow' } },
  parameters: member('upload.failsOnce'),
  play: async ({ canvas, globals }) => {
    const text = inCountry(messages, globals).text.form;
    const form = await openForm(canvas, globals);
    await choosePicture(form, globals, 'Neprotivrječnodopunjavajuća');
    await addPicture(form, globals);
    await expect(await form.findByText(text.pictureStates.failed)).toBeVisible();
  },
});
