import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Country } from '#features/shared/country';
import type { StoredAttachment, StoredOffer, StoredReport } from '../backend/store';

// After a change here, `npm install --no-save drizzle-kit && npx drizzle-kit generate --dialect postgresql --schema
// mocks/database/schema.ts --out mocks/database/migrations` writes the migration, which every backend applies at its next
// start.

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull();

/** @public drizzle-kit reads it. */
export const shop = pgSchema('shop');

const country = () => text('country').$type<Country>().notNull();

/** Countries that have their fixtures. */
export const seeds = shop.table('seeds', { country: country().primaryKey(), seededAt: moment('seeded_at') });

/** In shop order. */
export const offers = shop.table(
  'offers',
  {
    country: country(),
    position: integer('position').notNull(),
    offer: jsonb('offer').$type<StoredOffer>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.position] })],
);

export const reviews = shop.table(
  'reviews',
  {
    country: country(),
    id: text('id').notNull(),
    offerId: text('offer_id').notNull(),
    rating: smallint('rating').$type<0 | 1 | 2 | 3 | 4 | 5>().notNull(),
    head: text('head').notNull(),
    body: text('body').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    isApproved: boolean('is_approved').notNull(),
    createdAt: moment('created_at'),
    attachments: jsonb('attachments').$type<StoredAttachment[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.id] }),
    index('reviews_offer').on(table.country, table.offerId),
  ],
);

/** Usernames and emails are the same whatever their letter case. */
export const users = shop.table(
  'users',
  {
    id: text('id').primaryKey(),
    country: country(),
    username: text('username').notNull(),
    email: text('email').notNull(),
    phoneNumber: text('phone_number').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** `<salt>:<scrypt of it>`, both in hexadecimal. */
    passwordHash: text('password_hash').notNull(),
  },
  (table) => [
    uniqueIndex('users_username').on(table.country, sql`lower(${table.username})`),
    uniqueIndex('users_email').on(table.country, sql`lower(${table.email})`),
    uniqueIndex('users_phone_number').on(table.country, sql`lower(${table.phoneNumber})`),
  ],
);

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A session's id is in the visitor's cookie only; here is its SHA-256. */
export const sessions = shop.table(
  'sessions',
  { digest: text('digest').primaryKey(), userId: userId(), expiresAt: moment('expires_at') },
  (table) => [index('sessions_user').on(table.userId)],
);

/** What an account or an address has tried within an hour: logins and codes in vain, orders, reviews, pictures. */
export const attempts = shop.table(
  'attempts',
  {
    country: country(),
    /** SHA-256 of what was tried and by whom, so that neither can be read here. */
    key: text('key').notNull(),
    count: integer('count').notNull(),
    at: moment('at'),
  },
  (table) => [primaryKey({ columns: [table.country, table.key] }), index('attempts_at').on(table.at)],
);

/** At most one code per user: a new one replaces the one before. */
export const resetCodes = shop.table('reset_codes', {
  userId: userId().primaryKey(),
  /** As `users.passwordHash`. */
  codeHash: text('code_hash').notNull(),
  tries: smallint('tries').notNull().default(0),
  expiresAt: moment('expires_at'),
});

export const orders = shop.table(
  'orders',
  {
    country: country(),
    id: integer('id').notNull(),
    leadId: integer('lead_id').notNull(),
    userId: userId(),
    status: text('status').notNull(),
    createdAt: moment('created_at'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phoneNumber: text('phone_number').notNull(),
    key: text('key'),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.id] }),
    unique('orders_lead').on(table.country, table.leadId),
    // Two requests with one key make one order.
    unique('orders_user_key').on(table.userId, table.key),
  ],
);

export const orderArticles = shop.table(
  'order_articles',
  {
    country: country(),
    orderId: integer('order_id').notNull(),
    position: smallint('position').notNull(),
    offerId: text('offer_id').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.orderId, table.position] }),
    foreignKey({ columns: [table.country, table.orderId], foreignColumns: [orders.country, orders.id] }),
  ],
);

/** What tracking shows. An order that has not been dispatched has no lines yet. */
export const shipments = shop.table(
  'shipments',
  { country: country(), leadId: integer('lead_id').notNull(), lines: text('lines').array().notNull() },
  (table) => [primaryKey({ columns: [table.country, table.leadId] })],
);

export const images = shop.table('images', {
  id: text('id').primaryKey(),
  country: country(),
  /** Who uploaded it; `null` of an image from before this was kept. */
  userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
  name: text('name').notNull(),
  type: text('type').notNull(),
  content: bytes('content').notNull(),
});

export const reports = shop.table('reports', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  country: country(),
  receivedAt: moment('received_at'),
  report: jsonb('report').$type<Omit<StoredReport, 'receivedAt'>>().notNull(),
});

// Each country has numbers of its own, which go on from its fixtures.
export const orderIdBA = shop.sequence('order_id_ba');
export const orderIdRS = shop.sequence('order_id_rs');
export const orderIdHR = shop.sequence('order_id_hr');
export const orderIdME = shop.sequence('order_id_me');
export const leadIdBA = shop.sequence('lead_id_ba');
export const leadIdRS = shop.sequence('lead_id_rs');
export const leadIdHR = shop.sequence('lead_id_hr');
export const leadIdME = shop.sequence('lead_id_me');
