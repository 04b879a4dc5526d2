import type { OfferId } from '#features/shared/api';
import type { Owner } from '#features/shared/platform';
import { isOtherUser } from '#features/shared/session';
import { createPictures, type Pictures, type Upload } from './pictures';
import type { ReviewFields } from './reviewRules';

/** An unsent review. */
export interface ReviewDraft {
  author: Owner;
  offerId: OfferId;
  fields: ReviewFields;
  pictures: Pictures;
}

/** Unsent reviews by author and offer, because several people may use one device. */
export class ReviewDrafts {
  #drafts: readonly ReviewDraft[] = [];

  open(author: Owner, offerId: OfferId, upload: Upload): ReviewDraft {
    const kept = this.#drafts.find(
      (draft) => draft.offerId === offerId && !isOtherUser(draft.author, author),
    );
    if (kept) {
      // A saved email changes the username, a login after that the login's id.
      kept.author = author;
      return kept;
    }
    const draft = {
      author,
      offerId,
      fields: { rating: null, title: '', text: '', terms: false },
      pictures: createPictures(upload),
    };
    this.#drafts = [...this.#drafts, draft];
    return draft;
  }

  /** Keeps what has been typed. */
  keep(draft: ReviewDraft, fields: ReviewFields): void {
    draft.fields = fields;
  }

  /** Call when the review was sent. */
  drop(sent: ReviewDraft): void {
    this.#drafts = this.#drafts.filter((draft) => draft !== sent);
  }
}
