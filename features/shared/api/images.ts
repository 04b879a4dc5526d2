import * as v from 'valibot';
import type { RpcOptions } from '../protocol';
import type { WireAttachment } from './contract';
import type { ShopRpc } from './methods';
import { idSchema, optionalText, parseAnswer, pictureSchema, wireObject } from './schema';

export const attachmentSchema = v.pipe(
  wireObject<WireAttachment>()({
    ID: idSchema,
    ImageName: optionalText,
    Url: pictureSchema,
  }),
  v.transform((wire) => ({ id: wire.ID, name: wire.ImageName, url: wire.Url })),
);

/** A picture attached to a review. */
export type Attachment = v.InferOutput<typeof attachmentSchema>;

export interface NewImage {
  /** The name that its author gave it. */
  name: string;
  file: File;
}

/** Uploads a picture for a review and reports to `options.onProgress`. Rejects with `NOT_LOGGED_IN` or `NOT_AN_IMAGE`. */
export async function uploadImage(
  rpc: ShopRpc,
  { name, file }: NewImage,
  options?: RpcOptions,
): Promise<Attachment> {
  const answer = await rpc.call(
    {
      method: 'staticContent.images.f.upload',
      params: { ImageName: name, ImageTag: 'offer', ImageFile: file },
    },
    options,
  );
  return parseAnswer(attachmentSchema, answer);
}
