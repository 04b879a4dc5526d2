import type {
  WireArticle,
  WireAttachment,
  WireId,
  WireOffer,
  WireOrder,
  WireReview,
  WireUserInfo,
} from '#features/shared/api';

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
  Articles: WireArticle[];
  Status: string;
  createdAt: string;
  /** The person whom the call centre phones and who receives the parcel. */
  recipient: Pick<Profile, 'FirstName' | 'LastName' | 'PhoneNumber'>;
  /** Idempotency key, one per checkout attempt (Specification/Orders). */
  key: string | undefined;
}

export interface StoredImage {
  id: string;
  name: string;
  type: string;
  content: Blob;
}

/** The data of one country's backend. Asynchronous, so that a database can replace the in-memory store. */
export interface Store {
  offers: {
    /** In shop order. */
    all(): Promise<StoredOffer[]>;
  };
  reviews: {
    ofOffer(offerId: WireId): Promise<StoredReview[]>;
    add(review: Omit<StoredReview, 'ID'>): Promise<WireId>;
  };
  users: {
    find(id: string): Promise<User | undefined>;
    /** Ignores letter case. */
    findBy(field: 'Username' | 'Email' | 'PhoneNumber', value: string): Promise<User | undefined>;
    /** Resolves to the new user's id. The store decides how to keep the password. */
    add(profile: Profile, password: string): Promise<string>;
    update(id: string, changes: Partial<Profile>): Promise<void>;
    hasPassword(id: string, password: string): Promise<boolean>;
    setPassword(id: string, password: string): Promise<void>;
  };
  sessions: {
    open(sessionId: string, userId: string): Promise<void>;
    userIdOf(sessionId: string): Promise<string | undefined>;
    close(sessionId: string): Promise<void>;
  };
  resetTokens: {
    set(userId: string, token: string): Promise<void>;
    get(userId: string): Promise<string | undefined>;
    remove(userId: string): Promise<void>;
  };
  orders: {
    /** Newest first. */
    ofUser(userId: string): Promise<WireOrder[]>;
    /** Resolves to the new order's id, or to the existing order's if this user has already sent the key. */
    add(order: NewOrder): Promise<WireId>;
  };
  shipments: {
    /** Status lines by order number (`LeadID`), empty before dispatch; `undefined` for an unknown number. */
    lines(leadId: WireId): Promise<string[] | undefined>;
  };
  images: {
    add(image: StoredImage): Promise<void>;
    find(id: string): Promise<StoredImage | undefined>;
  };
}
