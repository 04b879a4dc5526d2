import * as v from 'valibot';
import type { OfferId } from '#features/shared/api';
import { type Owner, readStored, store } from '#features/shared/platform';
import { isOtherUser } from '#features/shared/session';
import { createPictures, type Pictures, type Upload } from './pictures';
import { redraw } from './redraw';
import type { ReviewFields } from './reviewRules';

/** The storage key of the review that was begun last in this tab: whose and of which offer, and nothing of its content. */
const BEGUN_KEY = 'review-begun';

const begunMark = (author: Owner, offerId: OfferId) => `${author.login} ${offerId}`;

/** An unsent review. */
export interface ReviewDraft {
  author: Owner;
  offerId: OfferId;
  fields: ReviewFields;
  pictures: Pictures;
  /** Whether a reload has lost what was begun here before. */
  isLost: boolean;
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
      pictures: createPictures(upload, redraw),
      isLost: readStored('tab', BEGUN_KEY, v.string()) === begunMark(author, offerId),
    };
    this.#drafts = [...this.#drafts, draft];
    return draft;
  }

  /** Call when something has been typed or chosen. */
  begin(draft: ReviewDraft): void {
    draft.isLost = false;
    store('tab', BEGUN_KEY, begunMark(draft.author, draft.offerId));
  }

  /** Keeps what has been typed. */
  keep(draft: ReviewDraft, fields: ReviewFields): void {
    draft.fields = fields;
  }

  /** Call when the review was sent. */
  drop(sent: ReviewDraft): void {
    this.#drafts = this.#drafts.filter((draft) => draft !== sent);
    store('tab', BEGUN_KEY, null);
  }
}
