import { uploadImageCall } from '#features/offer/calls';
import { CallError, handle, requireUser } from './method';

const signatures = [
  { type: 'image/jpeg', at: 0, mark: '\xff\xd8\xff' },
  { type: 'image/png', at: 0, mark: '\x89PNG' },
  { type: 'image/gif', at: 0, mark: 'GIF8' },
  { type: 'image/webp', at: 8, mark: 'WEBP' },
  { type: 'image/avif', at: 4, mark: 'ftypavif' },
];

/** Detects the type from the content: a file's name and declared type can be wrong. SVG is refused, as it can hold scripts. */
async function imageTypeOf(file: Blob): Promise<string | undefined> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  return signatures.find(({ mark, at }) => head.startsWith(mark, at))?.type;
}

const imageOf = (content: BlobPart) => ({
  ImageName: 'Bočica',
  ImageTag: 'offer' as const,
  ImageFile: new File([content], 'bocica.jpg', { type: 'image/jpeg' }),
});
const jpeg = imageOf(new Uint8Array([0xff, 0xd8, 0xff]));

/** Uploading a picture of a review. */
export const imageHandlers = {
  upload: handle(uploadImageCall, {
    without: 'A picture can be sent again or removed; until then the review waits.',
    writes: true,
    async run({ ImageName, ImageFile }, context) {
      await requireUser(context);
      const type = await imageTypeOf(ImageFile);
      if (!type) throw new CallError('NOT_AN_IMAGE');
      const id = context.newId();
      await context.store.images.add({ id, name: ImageName, type, content: ImageFile });
      return { ID: id, ImageName, Url: context.addressOf(`uploads/${id}`) };
    },
    answered: [{ caller: 'member', params: jpeg, answer: { ImageName: 'Bočica' } }],
    refused: {
      NOT_LOGGED_IN: { params: jpeg },
      NOT_AN_IMAGE: { caller: 'member', params: imageOf('Nije slika') },
    },
  }),
};
