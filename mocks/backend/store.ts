import type {
  WireArticle,
  WireAttachment,
  WireId,
  WireOffer,
  WireOrder,
  WireReview,
  WireUserInfo,
} from '#features/shared/api';

/** Pictures are kept as paths (`images/…`, `uploads/…`); the backend makes addresses of them. Ratings come from the reviews. */
export type StoredOffer = Omit<WireOffer, 'Rating' | 'RatingCount'>;

export type StoredAttachment = Omit<WireAttachment, 'Url'> & { path: string };

export type StoredReview = Omit<WireReview, 'Rating' | 'Attachments'> & {
  /** Zero where the shopper chose no star, which the shop does not block (decision 8). */
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
  /** Whom the call centre calls and the parcel goes to. */
  recipient: Pick<Profile, 'FirstName' | 'LastName' | 'PhoneNumber'>;
  /** One per purchase attempt (decision 18). */
  key: string | undefined;
}

export interface StoredImage {
  id: string;
  name: string;
  type: string;
  content: Blob;
}

/** What the backend of one country remembers. Asynchronous, so that a database can take the place of the memory. */
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
    /** Letter case aside. */
    findBy(field: 'Username' | 'Email' | 'PhoneNumber', value: string): Promise<User | undefined>;
    /** Resolves to the new user's id. How a password is kept is the store's own business. */
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
    /** Resolves to the order's id; to the earlier order's where the same user's key has been seen. */
    add(order: NewOrder): Promise<WireId>;
  };
  shipments: {
    /** Status lines by order number (`LeadID`), empty before dispatch; `undefined` for a number nobody knows. */
    lines(leadId: WireId): Promise<string[] | undefined>;
  };
  images: {
    add(image: StoredImage): Promise<void>;
    find(id: string): Promise<StoredImage | undefined>;
  };
}
