import type { WireOrder } from '#features/shared/api';
import { type CatalogueItem, type CountryFixtures, type OfferSlug, offerSlugs } from '../fixtures';
import type { Profile, Store, StoredImage, StoredOffer, StoredReview, User } from './store';

interface Options {
  /** Id of a session in which the fixtures' member is logged in from the start. */
  memberSession?: string;
}

type Catalogue = Record<OfferSlug, CatalogueItem>;

const imagePath = (name: string) => `images/${name}.avif`;

/** A store that starts with a country's fixtures and keeps everything in memory only. */
export function createMemoryStore(
  fixtures: CountryFixtures,
  catalogue: Catalogue,
  { memberSession }: Options = {},
): Store {
  const offers = offerSlugs.map((slug) => offerOf(slug, fixtures, catalogue));
  const reviews = offerSlugs.flatMap((slug) => reviewsOf(slug, fixtures, catalogue));

  const member: User = { id: '1', ...fixtures.member.UserInfo };
  const users = new Map<string, User>([[member.id, member]]);
  // Not hashed: nothing here is kept, and the fixtures' passwords are public.
  const passwords = new Map([[member.id, fixtures.member.Password]]);
  const sessions = new Map(memberSession ? [[memberSession, member.id]] : []);
  const resetTokens = new Map<string, string>();
  const images = new Map<string, StoredImage>();

  const orders = fixtures.member.Orders.map((order) => ({ userId: member.id, order }));
  const orderIdsByKey = new Map<string, WireOrder['ID']>();
  const shipments = new Map(Object.entries(fixtures.shipments));
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
    },

    users: {
      find: async (id) => users.get(id),
      findBy: async (field, value) =>
        [...users.values()].find((user) => user[field].toLowerCase() === value.toLowerCase()),
      add: async (profile, password) => {
        const id = String(users.size + 1);
        users.set(id, { id, ...profile });
        passwords.set(id, password);
        return id;
      },
      update: async (id, changes: Partial<Profile>) => {
        const user = users.get(id);
        if (user) users.set(id, { ...user, ...changes });
      },
      hasPassword: async (id, password) => passwords.get(id) === password,
      setPassword: async (id, password) => {
        passwords.set(id, password);
      },
    },

    sessions: {
      open: async (sessionId, userId) => {
        sessions.set(sessionId, userId);
      },
      userIdOf: async (sessionId) => sessions.get(sessionId),
      close: async (sessionId) => {
        sessions.delete(sessionId);
      },
    },

    resetTokens: {
      set: async (userId, token) => {
        resetTokens.set(userId, token);
      },
      get: async (userId) => resetTokens.get(userId),
      remove: async (userId) => {
        resetTokens.delete(userId);
      },
    },

    orders: {
      ofUser: async (userId) =>
        orders
          .filter((entry) => entry.userId === userId)
          .map(({ order }) => order)
          .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt)),
      add: async ({ userId, Articles, Status, createdAt, key }) => {
        const owned = key && `${userId} ${key}`;
        const earlier = owned && orderIdsByKey.get(owned);
        if (earlier) return earlier;
        lastOrderId += 1;
        lastLeadId += 1;
        const ID = lastOrderId;
        if (owned) orderIdsByKey.set(owned, ID);
        orders.push({ userId, order: { ID, LeadID: lastLeadId, Status, createdAt, Articles } });
        shipments.set(String(lastLeadId), []);
        return ID;
      },
    },

    shipments: { lines: async (leadId) => shipments.get(String(leadId)) },

    images: {
      add: async (image) => {
        images.set(image.id, image);
      },
      find: async (id) => images.get(id),
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
    Images: item.images.map(imagePath),
    IngredientsImage: `images/ingredients/${item.ingredientsImage}`,
    Currency: fixtures.currency,
    ChildOffers:
      item.children?.map((child) => ({
        ID: catalogue[child.slug].ID,
        Name: fixtures.offers[child.slug].Name,
        Slog: child.slug,
        Images: catalogue[child.slug].images.map(imagePath),
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
    Attachments: photos.map((photo) => ({ ID: photo, ImageName: photo, path: imagePath(photo) })),
    _User: { FirstName, LastName },
  }));
}
