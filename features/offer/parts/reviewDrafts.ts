import { createPictures, type Pictures, type Upload } from './pictures';
import type { ReviewFields } from './reviewRules';

/** An unsent review. */
export interface ReviewDraft {
  fields: ReviewFields;
  pictures: Pictures;
}

/** Unsent reviews by author and offer, because several people may use one device. */
export class ReviewDrafts {
  readonly #drafts = new Map<string, ReviewDraft>();

  open(key: string, upload: Upload): ReviewDraft {
    const draft = this.#drafts.get(key) ?? {
      fields: { rating: null, title: '', text: '', terms: false },
      pictures: createPictures(upload),
    };
    this.#drafts.set(key, draft);
    return draft;
  }

  /** Keeps what has been typed. Does nothing after the review was sent. */
  keep(key: string, fields: ReviewFields): void {
    const draft = this.#drafts.get(key);
    if (draft) draft.fields = fields;
  }

  drop(key: string): void {
    this.#drafts.delete(key);
  }
}
