import * as v from 'valibot';
import type { WireAttachment } from '#features/shared/api';
import { CallError, filledText, type Implementation, method, requireUser } from './method';

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

export const imageMethods = {
  'staticContent.images.f.upload': method(
    v.object({ ImageName: filledText, ImageTag: v.literal('offer'), ImageFile: v.file() }),
    async ({ ImageName, ImageFile }, context): Promise<WireAttachment> => {
      await requireUser(context);
      const type = await imageTypeOf(ImageFile);
      if (!type) throw new CallError('NOT_AN_IMAGE');
      const id = context.newId();
      await context.store.images.add({ id, name: ImageName, type, content: ImageFile });
      return { ID: id, ImageName, Url: context.addressOf(`uploads/${id}`) };
    },
  ),
} satisfies Partial<Implementation>;
