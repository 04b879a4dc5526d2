import type {
  WireAttachment,
  WireId,
  WireOffer,
  WireOrder,
  WireReview,
  WireUserInfo,
} from '#features/shared/api';
import type { ReportBatch, SentReport } from '#features/shared/platform';

/** Images are stored as paths (`images/…`, `uploads/…`), not as URLs. Ratings are computed from the reviews. */
export type StoredOffer = Omit<WireOffer, 'Rating' | 'RatingCount'>;

export type StoredAttachment = Omit<WireAttachment, 'Url'> & { path: string };

export type StoredReview = Omit<WireReview, 'Rating' | 'Attachments'> & {
  /** Zero if the shopper chose no star, which the shop allows. */
  Rating: WireReview['Rating'] | 0;
  Attachments: StoredAttachment[];
};

export type Profile = Required<WireUserInfo>;

export interface User extends Profile {
  id: string;
}

export interface NewOrder {
  userId: string;
  Articles: WireOrder['Articles'];
  Status: string;
  createdAt: string;
  /** The person whom the call centre phones and who receives the parcel. */
  recipient: Pick<Profile, 'FirstName' | 'LastName' | 'PhoneNumber'>;
  /** Idempotency key, one per checkout attempt (Specification/Orders). */
  key: string | undefined;
}

export interface StoredOrder extends WireOrder {
  recipient: NewOrder['recipient'];
}

export interface StoredImage {
  id: string;
  /** Who uploaded it, if that is known. */
  userId: string | null;
  name: string;
  type: string;
  content: Blob;
}

/** A report of a page (Specification/Page behaviour). */
export interface StoredReport extends SentReport, Pick<ReportBatch, 'release' | 'browser'> {
  receivedAt: Date;
}

/** How many reports are kept, of all countries together: the newest. */
export const MAX_KEPT_REPORTS = 5_000;

/** A user's name, email or phone number belongs to another user of the country. Of several, the first is named. */
export class TakenError extends Error {
  override readonly name = 'TakenError';

  constructor(readonly field: 'Username' | 'Email' | 'PhoneNumber') {
    super(field);
  }
}

/** Attempts are forgotten this long after the last one. */
export const ATTEMPTS_MS = 60 * 60_000;

/** How often a reset code can be tried. */
export const MAX_CODE_TRIES = 5;

/** The data of one country's backend: in memory or in a database. */
export interface Store {
  offers: {
    /** In shop order. */
    all(): Promise<StoredOffer[]>;
  };
  reviews: {
    ofOffer(offerId: WireId): Promise<StoredReview[]>;
    add(review: Omit<StoredReview, 'ID'>): Promise<WireId>;
    /** Those that are not approved, oldest first. */
    waiting(): Promise<StoredReview[]>;
    /** Resolves to whether it was waiting until now; `undefined` if there is no such review. */
    approve(id: string): Promise<boolean | undefined>;
    /** Removes one that is waiting, and its images. Resolves to whether it was; `undefined` if there is no such review. */
    refuse(id: string): Promise<boolean | undefined>;
  };
  users: {
    find(id: string): Promise<User | undefined>;
    /** Ignores letter case. */
    findBy(field: 'Username' | 'Email' | 'PhoneNumber', value: string): Promise<User | undefined>;
    /** Resolves to the new user's id. The store decides how to keep the password. Throws a `TakenError`. */
    add(profile: Profile, password: string): Promise<string>;
    /** Throws a `TakenError`. */
    update(id: string, changes: Partial<Profile>): Promise<void>;
    /** Takes as long for nobody (`undefined`) as for a user. */
    hasPassword(id: string | undefined, password: string): Promise<boolean>;
    /** Ends all sessions of the user too. */
    setPassword(id: string, password: string): Promise<void>;
  };
  sessions: {
    open(sessionId: string, userId: string, expiresAt: Date): Promise<void>;
    userIdOf(sessionId: string, now: Date): Promise<string | undefined>;
    close(sessionId: string): Promise<void>;
  };
  /**
   * What an account or an address has tried: to prove who one is, in vain, or to write. Forgotten after an hour without
   * another.
   */
  attempts: {
    /** Counts one more, unless there are `most`. Resolves to how many there were before it. */
    add(key: string, now: Date, most: number): Promise<number>;
    /** Takes one back, because it was none. */
    takeBack(key: string): Promise<void>;
    forget(key: string): Promise<void>;
  };
  resetCodes: {
    /** Replaces an earlier code of the user. */
    set(userId: string, code: string, expiresAt: Date): Promise<void>;
    /** Whether it is the user's code, in time, and among the first tries. A right code is used up. */
    redeem(userId: string, code: string, now: Date): Promise<boolean>;
  };
  orders: {
    /** Newest first. */
    ofUser(userId: string): Promise<WireOrder[]>;
    /** Resolves to the new order's id, or to the existing order's if this user has already sent the key. */
    add(order: NewOrder): Promise<WireId>;
    /** Those of all users that are in one of these states, oldest first. */
    inState(...states: string[]): Promise<StoredOrder[]>;
    /**
     * Gives the order with a number (`LeadID`) another state and its shipment another line, if it is in one of the states
     * `from`. Resolves to the state that it was in; `undefined` if there is no such order.
     */
    move(leadId: WireId, from: readonly string[], Status: string, line?: string): Promise<string | undefined>;
  };
  shipments: {
    /** Status lines by order number (`LeadID`), empty before dispatch; `undefined` for an unknown number. */
    lines(leadId: WireId): Promise<string[] | undefined>;
  };
  images: {
    add(image: StoredImage): Promise<void>;
    find(id: string): Promise<StoredImage | undefined>;
    /** Whether an approved review has it. */
    isPublished(id: string): Promise<boolean>;
  };
  reports: {
    add(reports: readonly StoredReport[]): Promise<void>;
    /** Oldest first. */
    all(): Promise<StoredReport[]>;
  };
}
