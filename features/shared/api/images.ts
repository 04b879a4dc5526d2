import * as v from 'valibot';
import type { RpcClient, RpcOptions } from '../protocol';
import type { WireAttachment } from './contract';
import { idSchema, optionalText, parseAnswer, pictureSchema } from './schema';

export const attachmentSchema = v.pipe(
  v.object({
    ID: idSchema,
    ImageName: optionalText,
    Url: pictureSchema,
  } satisfies Record<keyof WireAttachment, v.GenericSchema>),
  v.transform((wire) => ({ id: wire.ID, name: wire.ImageName, url: wire.Url })),
);

/** A picture that a review brings along. */
export type Attachment = v.InferOutput<typeof attachmentSchema>;

export interface NewImage {
  /** What its sender calls it. */
  name: string;
  file: File;
}

/** Uploads a picture for a review. `options.onProgress` follows it. Rejects with `NOT_LOGGED_IN` or `NOT_AN_IMAGE`. */
export async function uploadImage(
  rpc: RpcClient,
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
