import { uploadImageCall } from '#features/offer/calls';
import { countWrite } from './attempts';
import { cleanPicture } from './cleanPicture';
import { CallError, handle, requireUser } from './method';

/** More than any camera of a phone makes. A small file can name a size that fills the memory of whoever looks at it. */
const MAX_PIXELS = 100_000_000;

const imageOf = (content: BlobPart) => ({
  ImageName: 'Bočica',
  ImageTag: 'offer' as const,
  ImageFile: new File([content], 'bocica.jpg', { type: 'image/jpeg' }),
});
/** One pixel. */
const jpeg = imageOf(
  new Uint8Array([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0, 0xff, 0xd9]),
);

/** Uploading a picture of a review. */
export const imageHandlers = {
  upload: handle(uploadImageCall, {
    without: 'A picture can be sent again or removed; until then the review waits.',
    writes: true,
    async run({ ImageName, ImageFile }, context) {
      const user = await requireUser(context);
      await countWrite(context, `pictures of ${user.id}`);
      const picture = await cleanPicture(ImageFile);
      if (!picture || picture.width * picture.height > MAX_PIXELS) throw new CallError('NOT_AN_IMAGE');
      const { type, content } = picture;
      const id = context.newId();
      await context.store.images.add({ id, userId: user.id, name: ImageName, type, content });
      return { ID: id, ImageName, Url: context.addressOf(`uploads/${id}`) };
    },
    answered: [{ caller: 'member', params: jpeg, answer: { ImageName: 'Bočica' } }],
    refused: {
      NOT_LOGGED_IN: { params: jpeg },
      NOT_AN_IMAGE: { caller: 'member', params: imageOf('Nije slika') },
    },
  }),
};
