import type { WireOrder } from '#features/shared/api';
import { type CatalogueItem, type CountryFixtures, type OfferSlug, offerSlugs } from '../fixtures';
import {
  ATTEMPTS_MS,
  MAX_CODE_TRIES,
  MAX_KEPT_REPORTS,
  type NewOrder,
  type Profile,
  type Store,
  type StoredImage,
  type StoredOffer,
  type StoredReport,
  type StoredReview,
  TakenError,
  type User,
} from './store';

interface Options {
  /** Id of a session in which the fixtures' member is logged in from the start. */
  memberSession?: string;
}

type Catalogue = Record<OfferSlug, CatalogueItem>;

const imagePath = ({ ownImages }: CountryFixtures, name: string) =>
  `images/${ownImages?.[name] ?? name}.avif`;

/** The offers and reviews that a country's store starts with. */
export const catalogueOf = (fixtures: CountryFixtures, catalogue: Catalogue) => ({
  offers: offerSlugs.map((slug) => offerOf(slug, fixtures, catalogue)),
  reviews: offerSlugs.flatMap((slug) => reviewsOf(slug, fixtures, catalogue)),
});

/** A store that starts with a country's fixtures and keeps everything in memory only. */
export function createMemoryStore(
  fixtures: CountryFixtures,
  catalogue: Catalogue,
  { memberSession }: Options = {},
): Store {
  const { offers, reviews } = catalogueOf(fixtures, catalogue);

  const member: User = { id: '1', ...fixtures.member.UserInfo };
  const users = new Map<string, User>([[member.id, member]]);
  // Not hashed: nothing here is kept, and the fixtures' passwords are public.
  const passwords = new Map([[member.id, fixtures.member.Password]]);
  const sessions = new Map<string, { userId: string; expiresAt: number }>();
  if (memberSession) sessions.set(memberSession, { userId: member.id, expiresAt: Number.POSITIVE_INFINITY });
  const attempts = new Map<string, { count: number; at: number }>();
  const resetCodes = new Map<string, { code: string; tries: number; expiresAt: number }>();
  const images = new Map<string, StoredImage>();
  const reports: StoredReport[] = [];

  const orders = fixtures.member.Orders.map(
    (order): { userId: string; recipient: NewOrder['recipient']; order: WireOrder } => ({
      userId: member.id,
      recipient: fixtures.member.UserInfo,
      order,
    }),
  );
  const orderIdsByKey = new Map<string, WireOrder['ID']>();
  const shipments = new Map(Object.entries(fixtures.shipments));
  const refuseTaken = (profile: Partial<Profile>, self?: string) => {
    for (const field of ['Username', 'Email', 'PhoneNumber'] as const) {
      const value = profile[field]?.toLowerCase();
      const holder = [...users.values()].find((user) => user[field].toLowerCase() === value);
      if (holder && holder.id !== self) throw new TakenError(field);
    }
  };
  let lastOrderId = Math.max(0, ...orders.map(({ order }) => Number(order.ID)));
  let lastLeadId = Math.max(0, ...orders.map(({ order }) => Number(order.LeadID)));

  return {
    offers: { all: async () => offers },

    reviews: {
      ofOffer: async (offerId) => reviews.filter((review) => String(review.OfferID) === String(offerId)),
      add: async (review) => {
        const ID = `added-${reviews.length + 1}`;
        reviews.push({ ID, ...review });
        return ID;
      },
      waiting: async () =>
        reviews
          .filter((review) => !review.IsApproved)
          .sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt)),
      approve: async (id) => {
        const review = reviews.find(({ ID }) => ID === id);
        if (!review || review.IsApproved) return review && false;
        review.IsApproved = true;
        return true;
      },
      refuse: async (id) => {
        const review = reviews.find(({ ID }) => ID === id);
        if (!review || review.IsApproved) return review && false;
        reviews.splice(reviews.indexOf(review), 1);
        for (const { ID } of review.Attachments) images.delete(String(ID));
        return true;
      },
    },

    users: {
      find: async (id) => users.get(id),
      findBy: async (field, value) =>
        [...users.values()].find((user) => user[field].toLowerCase() === value.toLowerCase()),
      add: async (profile, password) => {
        refuseTaken(profile);
        const id = String(users.size + 1);
        users.set(id, { id, ...profile });
        passwords.set(id, password);
        return id;
      },
      update: async (id, changes: Partial<Profile>) => {
        const user = users.get(id);
        if (!user) return;
        refuseTaken(changes, id);
        users.set(id, { ...user, ...changes });
      },
      hasPassword: async (id, password) => id !== undefined && passwords.get(id) === password,
      setPassword: async (id, password) => {
        passwords.set(id, password);
        for (const [sessionId, { userId }] of sessions) if (userId === id) sessions.delete(sessionId);
      },
    },

    sessions: {
      open: async (sessionId, userId, expiresAt) => {
        sessions.set(sessionId, { userId, expiresAt: expiresAt.getTime() });
      },
      userIdOf: async (sessionId, now) => {
        const session = sessions.get(sessionId);
        return session && session.expiresAt > now.getTime() ? session.userId : undefined;
      },
      close: async (sessionId) => {
        sessions.delete(sessionId);
      },
    },

    attempts: {
      add: async (key, now, most) => {
        for (const [other, { at }] of attempts) if (now.getTime() - at > ATTEMPTS_MS) attempts.delete(other);
        const { count } = attempts.get(key) ?? { count: 0 };
        if (count < most) attempts.set(key, { count: count + 1, at: now.getTime() });
        return count;
      },
      takeBack: async (key) => {
        const known = attempts.get(key);
        if (known) attempts.set(key, { ...known, count: known.count - 1 });
      },
      forget: async (key) => {
        attempts.delete(key);
      },
    },

    resetCodes: {
      set: async (userId, code, expiresAt) => {
        resetCodes.set(userId, { code, tries: 0, expiresAt: expiresAt.getTime() });
      },
      redeem: async (userId, code, now) => {
        const current = resetCodes.get(userId);
        if (!current || current.expiresAt <= now.getTime() || current.tries >= MAX_CODE_TRIES) return false;
        current.tries += 1;
        return current.code === code && resetCodes.delete(userId);
      },
    },

    orders: {
      ofUser: async (userId) =>
        orders
          .filter((entry) => entry.userId === userId)
          .map(({ order }) => order)
          .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt)),
      add: async ({ userId, Articles, Status, createdAt, recipient, key }) => {
        const owned = key && `${userId} ${key}`;
        const earlier = owned && orderIdsByKey.get(owned);
        if (earlier) return earlier;
        lastOrderId += 1;
        lastLeadId += 1;
        const ID = lastOrderId;
        if (owned) orderIdsByKey.set(owned, ID);
        orders.push({ userId, recipient, order: { ID, LeadID: lastLeadId, Status, createdAt, Articles } });
        shipments.set(String(lastLeadId), []);
        return ID;
      },
      inState: async (...states) =>
        orders
          .map(({ order, recipient }) => ({ ...order, recipient }))
          .filter(({ Status }) => states.includes(Status))
          .sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt)),
      move: async (leadId, from, Status, line) => {
        const entry = orders.find(({ order }) => String(order.LeadID) === String(leadId));
        const earlier = entry?.order.Status;
        if (!entry || !earlier || !from.includes(earlier)) return earlier;
        entry.order = { ...entry.order, Status };
        if (line) shipments.set(String(leadId), [...(shipments.get(String(leadId)) ?? []), line]);
        return earlier;
      },
    },

    shipments: { lines: async (leadId) => shipments.get(String(leadId)) },

    images: {
      add: async (image) => {
        images.set(image.id, image);
      },
      find: async (id) => images.get(id),
      isPublished: async (id) =>
        reviews.some(
          ({ IsApproved, Attachments }) => IsApproved && Attachments.some(({ ID }) => String(ID) === id),
        ),
    },

    reports: {
      add: async (added) => {
        reports.push(...added);
        reports.splice(0, reports.length - MAX_KEPT_REPORTS);
      },
      all: async () => [...reports],
    },
  };
}

function offerOf(slug: OfferSlug, fixtures: CountryFixtures, catalogue: Catalogue): StoredOffer {
  const item = catalogue[slug];
  const { Description, HowToUse, Advantages, ...text } = fixtures.offers[slug];
  return {
    ...text,
    ID: item.ID,
    Slog: slug,
    Group: item.Group,
    Description: Description.join('\n\n'),
    HowToUse: HowToUse.join('\n\n'),
    Adventages: Advantages.join('&&'),
    Images: item.images.map((name) => imagePath(fixtures, name)),
    IngredientsImage: `images/ingredients/${item.ingredientsImage}`,
    Currency: fixtures.currency,
    ChildOffers:
      item.children?.map((child) => ({
        ID: catalogue[child.slug].ID,
        Name: fixtures.offers[child.slug].Name,
        Slog: child.slug,
        Images: catalogue[child.slug].images.map((name) => imagePath(fixtures, name)),
        Quantity: child.quantity,
      })) ?? null,
    ScaleleadID: item.ScaleleadID,
  };
}

function reviewsOf(slug: OfferSlug, fixtures: CountryFixtures, catalogue: Catalogue): StoredReview[] {
  return fixtures.reviews[slug].map(({ FirstName, LastName, photos = [], ...text }, index) => ({
    ...text,
    ID: `${slug}-${index + 1}`,
    OfferID: catalogue[slug].ID,
    Attachments: photos.map((photo) => ({ ID: photo, ImageName: photo, path: imagePath(fixtures, photo) })),
    _User: { FirstName, LastName },
  }));
}
