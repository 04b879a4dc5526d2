import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import type { WireOrder } from '#features/shared/api';
import type { Country } from '#features/shared/country';
import {
  ATTEMPTS_MS,
  MAX_CODE_TRIES,
  MAX_KEPT_REPORTS,
  type NewOrder,
  type Store,
  type StoredOffer,
  type StoredOrder,
  type StoredReview,
  TakenError,
  type User,
} from '../backend/store';
import type { Database } from './database';
import * as table from './schema';
import { digestOf, hashSecret, matchesHash } from './secrets';

const userColumns = { Username: 'username', Email: 'email', PhoneNumber: 'phoneNumber' } as const;

const nextOf = {
  BA: { order: table.orderIdBA, lead: table.leadIdBA },
  RS: { order: table.orderIdRS, lead: table.leadIdRS },
  HR: { order: table.orderIdHR, lead: table.leadIdHR },
  ME: { order: table.orderIdME, lead: table.leadIdME },
};

/** The store of one country in a database that has its fixtures (`seed`). */
export function createSqlStore({ db }: Pick<Database, 'db'>, country: Country): Store {
  const { offers, reviews, users, sessions, attempts, resetCodes } = table;
  const { orders, orderArticles, shipments, images, reports } = table;
  const attemptsOf = (key: string) => and(eq(attempts.country, country), eq(attempts.key, digestOf(key)));

  let allOffers: Promise<StoredOffer[]> | undefined;

  const findUser = async (condition: ReturnType<typeof eq>): Promise<User | undefined> => {
    const [row] = await db
      .select()
      .from(users)
      .where(and(eq(users.country, country), condition));
    return row && toUser(row);
  };

  const reviewsWhere = async (condition: ReturnType<typeof eq>) => {
    const rows = await db
      .select()
      .from(reviews)
      .where(and(eq(reviews.country, country), condition))
      .orderBy(asc(reviews.createdAt), asc(reviews.id));
    return rows.map(toReview);
  };

  const reviewIs = (id: string) => and(eq(reviews.country, country), eq(reviews.id, id));

  /** Why a review was not found among those that wait: `false` if it is approved, `undefined` if there is none. */
  const isNoWaitingReview = async (id: string): Promise<false | undefined> =>
    (await db.$count(reviews, reviewIs(id))) > 0 ? false : undefined;

  const ordersWhere = async (condition: ReturnType<typeof eq>, ...order: ReturnType<typeof asc>[]) => {
    const rows = await db
      .select()
      .from(orders)
      .innerJoin(
        orderArticles,
        and(eq(orderArticles.country, orders.country), eq(orderArticles.orderId, orders.id)),
      )
      .where(and(eq(orders.country, country), condition))
      .orderBy(...order, asc(orderArticles.position));
    return toOrders(rows);
  };

  return {
    offers: {
      all: () => {
        // Cached, because offers do not change while the backend runs.
        allOffers ??= db
          .select()
          .from(offers)
          .where(eq(offers.country, country))
          .orderBy(asc(offers.position))
          .then((rows) => rows.map(({ offer }) => offer));
        allOffers.catch(() => (allOffers = undefined));
        return allOffers;
      },
    },

    reviews: {
      ofOffer: (offerId) => reviewsWhere(eq(reviews.offerId, String(offerId))),
      waiting: () => reviewsWhere(eq(reviews.isApproved, false)),
      add: async (review) => {
        const ID = randomUUID();
        await db.insert(reviews).values(fromReview(country, { ID, ...review }));
        return ID;
      },
      approve: async (id) => {
        const changed = await db
          .update(reviews)
          .set({ isApproved: true })
          .where(and(reviewIs(id), eq(reviews.isApproved, false)))
          .returning({ id: reviews.id });
        return changed.length > 0 || (await isNoWaitingReview(id));
      },
      refuse: async (id) => {
        const removed = await db
          .delete(reviews)
          .where(and(reviewIs(id), eq(reviews.isApproved, false)))
          .returning({ attachments: reviews.attachments });
        const pictures = removed.flatMap(({ attachments }) => attachments.map(({ ID }) => String(ID)));
        await db.delete(images).where(and(eq(images.country, country), inArray(images.id, pictures)));
        return removed.length > 0 || (await isNoWaitingReview(id));
      },
    },

    users: {
      find: (id) => findUser(eq(users.id, id)),
      findBy: (field, value) => findUser(eq(sql`lower(${users[userColumns[field]]})`, value.toLowerCase())),
      add: async (profile, password) => {
        const id = randomUUID();
        const passwordHash = await hashSecret(password);
        await unlessTaken(() =>
          db.insert(users).values({ id, country, passwordHash, ...fromProfile(profile) }),
        );
        return id;
      },
      update: async (id, changes) => {
        const set = fromProfile(changes);
        if (Object.values(set).every((value) => value === undefined)) return;
        await unlessTaken(() => db.update(users).set(set).where(eq(users.id, id)));
      },
      hasPassword: async (id, password) => {
        const [row] = await db
          .select({ hash: users.passwordHash })
          .from(users)
          .where(eq(users.id, id ?? ''));
        return matchesHash(password, row?.hash);
      },
      setPassword: async (id, password) => {
        const passwordHash = await hashSecret(password);
        await db.transaction(async (tx) => {
          await tx.update(users).set({ passwordHash }).where(eq(users.id, id));
          await tx.delete(sessions).where(eq(sessions.userId, id));
        });
      },
    },

    sessions: {
      open: async (sessionId, userId, expiresAt) => {
        await db.insert(sessions).values({ digest: digestOf(sessionId), userId, expiresAt });
      },
      userIdOf: async (sessionId, now) => {
        const [row] = await db
          .select({ userId: sessions.userId })
          .from(sessions)
          .where(and(eq(sessions.digest, digestOf(sessionId)), gt(sessions.expiresAt, now)));
        return row?.userId;
      },
      close: async (sessionId) => {
        await db.delete(sessions).where(eq(sessions.digest, digestOf(sessionId)));
      },
    },

    attempts: {
      add: async (key, now, most) => {
        await db.delete(attempts).where(lt(attempts.at, new Date(now.getTime() - ATTEMPTS_MS)));
        // One statement, so that attempts at the same moment are counted one by one.
        const [row] = await db
          .insert(attempts)
          .values({ country, key: digestOf(key), count: 1, at: now })
          .onConflictDoUpdate({
            target: [attempts.country, attempts.key],
            set: { count: sql`${attempts.count} + 1`, at: now },
            setWhere: lt(attempts.count, most),
          })
          .returning({ count: attempts.count });
        return row ? row.count - 1 : most;
      },
      takeBack: async (key) => {
        await db
          .update(attempts)
          .set({ count: sql`${attempts.count} - 1` })
          .where(attemptsOf(key));
      },
      forget: async (key) => {
        await db.delete(attempts).where(attemptsOf(key));
      },
    },

    resetCodes: {
      set: async (userId, code, expiresAt) => {
        const values = { codeHash: await hashSecret(code), tries: 0, expiresAt };
        await db
          .insert(resetCodes)
          .values({ userId, ...values })
          .onConflictDoUpdate({ target: resetCodes.userId, set: values });
      },
      redeem: async (userId, code, now) => {
        const own = eq(resetCodes.userId, userId);
        // One statement, so that tries at the same moment are counted one by one.
        const [current] = await db
          .update(resetCodes)
          .set({ tries: sql`${resetCodes.tries} + 1` })
          .where(and(own, gt(resetCodes.expiresAt, now), lt(resetCodes.tries, MAX_CODE_TRIES)))
          .returning({ hash: resetCodes.codeHash });
        if (!(await matchesHash(code, current?.hash)) || !current) return false;
        const used = await db
          .delete(resetCodes)
          .where(and(own, eq(resetCodes.codeHash, current.hash)))
          .returning({ userId: resetCodes.userId });
        return used.length > 0;
      },
    },

    orders: {
      ofUser: async (userId) =>
        (await ordersWhere(eq(orders.userId, userId), desc(orders.createdAt), desc(orders.id))).map(
          ({ recipient: _, ...order }) => order,
        ),
      inState: (...states) =>
        ordersWhere(inArray(orders.status, states), asc(orders.createdAt), asc(orders.id)),
      add: (order) =>
        db.transaction(async (tx) => {
          const { order: nextId, lead } = nextOf[country];
          const [added] = await tx
            .insert(orders)
            .values({
              ...fromOrder(country, order),
              id: sql`nextval(${regclass(nextId)})`,
              leadId: sql`nextval(${regclass(lead)})`,
            })
            // Waits for a request with the same key that is under way.
            .onConflictDoNothing({ target: [orders.userId, orders.key] })
            .returning({ id: orders.id, leadId: orders.leadId });
          if (added) {
            await tx.insert(orderArticles).values(fromArticles(country, added.id, order.Articles));
            await tx.insert(shipments).values({ country, leadId: added.leadId, lines: [] });
            return added.id;
          }
          const [earlier] = await tx
            .select({ id: orders.id })
            .from(orders)
            .where(and(eq(orders.userId, order.userId), eq(orders.key, order.key ?? '')));
          if (!earlier) throw new Error('An order was refused as one that exists, but does not exist.');
          return earlier.id;
        }),
      move: (leadId, from, status, line) =>
        db.transaction(async (tx) => {
          const number = toNumber(leadId);
          if (number === undefined) return undefined;
          const own = and(eq(orders.country, country), eq(orders.leadId, number));
          // Two moves at the same moment come one after the other.
          const [earlier] = await tx.select({ status: orders.status }).from(orders).where(own).for('update');
          if (!earlier || !from.includes(earlier.status)) return earlier?.status;
          await tx.update(orders).set({ status }).where(own);
          if (line) {
            await tx
              .update(shipments)
              .set({ lines: sql`array_append(${shipments.lines}, ${line})` })
              .where(and(eq(shipments.country, country), eq(shipments.leadId, number)));
          }
          return earlier.status;
        }),
    },

    shipments: {
      lines: async (leadId) => {
        const number = toNumber(leadId);
        if (number === undefined) return undefined;
        const [row] = await db
          .select({ lines: shipments.lines })
          .from(shipments)
          .where(and(eq(shipments.country, country), eq(shipments.leadId, number)));
        return row?.lines;
      },
    },

    images: {
      add: async ({ content, ...image }) => {
        await db
          .insert(images)
          .values({ country, ...image, content: new Uint8Array(await content.arrayBuffer()) });
      },
      find: async (id) => {
        const [row] = await db
          .select()
          .from(images)
          .where(and(eq(images.country, country), eq(images.id, id)));
        return row && { ...row, content: new Blob([new Uint8Array(row.content)]) };
      },
      isPublished: async (id) => {
        const holds = sql`${reviews.attachments} @> ${JSON.stringify([{ ID: id }])}::jsonb`;
        return (await reviewsWhere(sql`${reviews.isApproved} and ${holds}`)).length > 0;
      },
    },

    reports: {
      add: async (added) => {
        await db
          .insert(reports)
          .values(added.map(({ receivedAt, ...report }) => ({ country, receivedAt, report })));
        await db
          .delete(reports)
          .where(lte(reports.id, sql`(select max(${reports.id}) from ${reports}) - ${MAX_KEPT_REPORTS}`));
      },
      all: async () => {
        const rows = await db
          .select()
          .from(reports)
          .where(eq(reports.country, country))
          .orderBy(asc(reports.id));
        return rows.map(({ receivedAt, report }) => ({ ...report, receivedAt }));
      },
    },
  };
}

const regclass = ({ schema, seqName }: typeof table.orderIdBA) => sql.raw(`'${schema}.${seqName}'`);

/** Numbers of orders are positive and fit the column; whatever else was typed is no number of an order. */
function toNumber(leadId: string | number): number | undefined {
  const number = Number(leadId);
  return /^\d+$/.test(String(leadId)) && number < 2 ** 31 ? number : undefined;
}

/** The unique indexes of the users, which the database names where it refuses a value. */
const takenFields = {
  users_username: 'Username',
  users_email: 'Email',
  users_phone_number: 'PhoneNumber',
} as const;

async function unlessTaken(change: () => Promise<unknown>): Promise<void> {
  try {
    await change();
  } catch (error) {
    for (const [index, field] of Object.entries(takenFields))
      if (constraintOf(error) === index) throw new TakenError(field);
    throw error;
  }
}

/** The constraint that a refused statement broke. Drizzle wraps the error of either engine. */
function constraintOf(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Object && 'constraint' in cause ? cause.constraint : undefined;
}

type Row<Table extends { $inferSelect: unknown }> = Table['$inferSelect'];

const toUser = (row: Row<typeof table.users>): User => ({
  id: row.id,
  Username: row.username,
  Email: row.email,
  PhoneNumber: row.phoneNumber,
  FirstName: row.firstName,
  LastName: row.lastName,
});

/** Fields that are left out stay as they are. */
const fromProfile = <P extends Partial<Omit<User, 'id'>>>(profile: P) => ({
  username: profile.Username as P['Username'],
  email: profile.Email as P['Email'],
  phoneNumber: profile.PhoneNumber as P['PhoneNumber'],
  firstName: profile.FirstName as P['FirstName'],
  lastName: profile.LastName as P['LastName'],
});

const toReview = (row: Row<typeof table.reviews>): StoredReview => ({
  ID: row.id,
  OfferID: row.offerId,
  Rating: row.rating,
  ReviewHead: row.head,
  Review: row.body,
  IsApproved: row.isApproved,
  createdAt: row.createdAt.toISOString(),
  Attachments: row.attachments,
  _User: { FirstName: row.firstName, LastName: row.lastName },
});

/** A review as a row of its table. */
export const fromReview = (country: Country, review: StoredReview) => ({
  country,
  id: String(review.ID),
  offerId: String(review.OfferID),
  rating: review.Rating,
  head: review.ReviewHead,
  body: review.Review,
  firstName: review._User.FirstName,
  lastName: review._User.LastName,
  isApproved: review.IsApproved,
  createdAt: new Date(review.createdAt),
  attachments: review.Attachments,
});

/** An order as a row of its table, but for its numbers. */
export const fromOrder = (
  country: Country,
  { userId, Status, createdAt, recipient, key }: Omit<NewOrder, 'Articles'>,
) => ({
  country,
  userId,
  status: Status,
  createdAt: new Date(createdAt),
  firstName: recipient.FirstName,
  lastName: recipient.LastName,
  phoneNumber: recipient.PhoneNumber,
  key: key ?? null,
});

/** The articles of an order as rows of their table. */
export const fromArticles = (country: Country, orderId: number, articles: WireOrder['Articles']) =>
  articles.map(({ ID, Quantity }, position) => ({
    country,
    orderId,
    position,
    offerId: String(ID),
    quantity: Quantity,
  }));

interface OrderRow {
  orders: Row<typeof table.orders>;
  order_articles: Row<typeof table.orderArticles>;
}

/** One row per article, those of an order one after another. */
function toOrders(rows: OrderRow[]): StoredOrder[] {
  const found = new Map<number, StoredOrder>();
  for (const { orders: order, order_articles: article } of rows) {
    const { id: ID, leadId: LeadID, status: Status } = order;
    const earlier = found.get(ID) ?? {
      ID,
      LeadID,
      Status,
      createdAt: order.createdAt.toISOString(),
      Articles: [],
      recipient: { FirstName: order.firstName, LastName: order.lastName, PhoneNumber: order.phoneNumber },
    };
    earlier.Articles.push({ ID: article.offerId, Quantity: article.quantity });
    found.set(ID, earlier);
  }
  return [...found.values()];
}
