import { uploadImage, useRpc } from '#features/shared/api';
import { type Session, useSession } from '#features/shared/session';
import { createPictures, type Pictures } from './pictures';
import type { ReviewFields } from './reviewRules';

/** What somebody has begun to write of an offer. */
export interface ReviewDraft {
  fields: ReviewFields;
  pictures: Pictures;
}

/**
 * In memory for as long as the shop is open: somebody who has to log in again, or looks at something else first, finds
 * everything as it was. One's own only, where several use the device.
 */
const drafts = new WeakMap<Session, Map<string, ReviewDraft>>();

/** The drafts of whoever writes now. */
export function useReviewDrafts() {
  const rpc = useRpc();
  const session = useSession();
  let own = drafts.get(session);
  if (!own) {
    own = new Map();
    drafts.set(session, own);
  }
  const known = own;

  const create = (): ReviewDraft => ({
    fields: { rating: null, title: '', text: '', terms: false },
    pictures: createPictures((image, options) => uploadImage(rpc, image, options)),
  });

  return {
    open(key: string): ReviewDraft {
      const draft = known.get(key) ?? create();
      known.set(key, draft);
      return draft;
    },
    drop: (key: string) => known.delete(key),
  };
}
