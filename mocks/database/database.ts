import { readdir, readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import * as v from 'valibot';

export interface Database {
  db: PgDatabase<PgQueryResultHKT>;
  engine: 'PGlite' | 'PostgreSQL';
  /** Throws if the database does not answer. */
  check: () => Promise<void>;
  close: () => Promise<void>;
}

/** A database cannot be used. The message says why and what to do, for whoever runs the backend. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

/**
 * A PostgreSQL server by its address, or the folder of an embedded database; without either, one in memory. `assertKept`
 * throws if what is written there is lost.
 */
export type DatabasePlace =
  | { url: string }
  | { folder: string; assertKept?: () => Promise<void> }
  | { memory: true };

/** After so many milliseconds a server counts as away. */
const SERVER_MS = 10_000;

const migrations = {
  migrationsFolder: fileURLToPath(new URL('migrations', import.meta.url)),
  migrationsSchema: 'shop_migrations',
};

/**
 * Opens a database and brings its tables up to date, unless they may be of a later version, to clear it. Throws a
 * `DatabaseError`.
 */
export async function openDatabase(
  place: DatabasePlace,
  { mayBeLater = false }: { mayBeLater?: boolean } = {},
): Promise<Database> {
  const database = 'url' in place ? openServer(place.url) : await openEmbedded(place);
  try {
    await database.check();
  } catch (error) {
    throw new DatabaseError(`${nameOf(place)} does not answer: ${reasonOf(error)}.`);
  }
  try {
    if (mayBeLater) return database;
    await refuseLaterSchema(database, place);
    await database.migrate();
  } catch (error) {
    await database.close();
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(
      `The tables of ${nameOf(place)} cannot be brought up to date: ${reasonOf(error)}. Nothing of it was kept.`,
    );
  }
  return database;
}

/** Deletes everything that the backend has in a database, its tables too. */
export async function clearDatabase({ db }: Database): Promise<void> {
  await db.execute(sql`drop schema if exists shop cascade`);
  await db.execute(sql`drop schema if exists shop_migrations cascade`);
}

type Migratable = Database & { migrate: () => Promise<void> };

function openServer(url: string): Migratable {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: SERVER_MS,
    query_timeout: SERVER_MS,
  });
  // A connection that the server ends, in use or not: its query fails, and the next one opens another connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = drizzleServer(pool);
  return {
    db,
    engine: 'PostgreSQL',
    check: async () => void (await pool.query('select 1')),
    migrate: () => migrateServer(db, migrations),
    close: () => pool.end(),
  };
}

/** Its files stay open when they are deleted, and it goes on without them: nothing counts as written before they are there. */
class KeptPGlite extends PGlite {
  readonly #assertKept: () => Promise<void>;

  constructor({ folder, assertKept = async () => {} }: Extract<DatabasePlace, { folder: string }>) {
    super(folder);
    this.#assertKept = assertKept;
  }

  override async query<T>(...query: Parameters<PGlite['query']>) {
    return await super.query<T>(...query).finally(this.#assertKept);
  }

  override async transaction<T>(run: (tx: Transaction) => Promise<T>) {
    return await super.transaction(run).finally(this.#assertKept);
  }
}

async function openEmbedded(place: Exclude<DatabasePlace, { url: string }>): Promise<Migratable> {
  if ('folder' in place) await refuseOtherFolder(place);
  const client = 'folder' in place ? new KeptPGlite(place) : new PGlite();
  try {
    await client.waitReady;
  } catch (error) {
    throw new DatabaseError(
      `${nameOf(place)} cannot be read (${reasonOf(error)}). Put a copy of it back, or start anew with: npm run backend -- --fresh`,
    );
  }
  const db = drizzleEmbedded(client);
  return {
    db,
    engine: 'PGlite',
    check: async () => void (await client.query('select 1')),
    migrate: () => migrateEmbedded(db, migrations),
    close: () => client.close(),
  };
}

/** PGlite would make a database of any folder that it is given, beside what is in there. */
async function refuseOtherFolder({ folder }: { folder: string }): Promise<void> {
  const found = await stat(folder).catch(() => undefined);
  if (!found) return;
  const names = found.isDirectory() ? await readdir(folder) : [];
  if (found.isDirectory() && (names.length === 0 || names.includes('PG_VERSION'))) return;
  throw new DatabaseError(`${folder} holds no database of the shop. Choose another folder with --data.`);
}

const journalSchema = v.object({ entries: v.array(v.object({ when: v.number() })) });

const appliedSchema = v.object({
  rows: v.array(v.object({ latest: v.nullable(v.pipe(v.unknown(), v.transform(Number))) })),
});

async function refuseLaterSchema({ db }: Database, place: DatabasePlace): Promise<void> {
  const text = await readFile(`${migrations.migrationsFolder}/meta/_journal.json`, 'utf8');
  const known = v.parse(journalSchema, JSON.parse(text)).entries.map(({ when }) => when);
  const exists = await db.execute(sql`select to_regclass('shop_migrations.__drizzle_migrations') as latest`);
  if (
    v.parse(v.object({ rows: v.tuple([v.object({ latest: v.nullable(v.string()) })]) }), exists).rows[0]
      .latest === null
  )
    return;
  const answer = await db.execute(
    sql`select max(created_at) as latest from shop_migrations.__drizzle_migrations`,
  );
  const latest = v.parse(appliedSchema, answer).rows[0]?.latest ?? 0;
  if (latest > Math.max(...known))
    throw new DatabaseError(
      `The tables of ${nameOf(place)} are of a later version of the shop. Run that version, or start anew with: npm run backend -- --fresh`,
    );
}

function nameOf(place: DatabasePlace): string {
  if ('url' in place) return `The database server ${withoutPassword(place.url)}`;
  return 'folder' in place ? `The data folder ${place.folder}` : 'The database in memory';
}

function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return 'of DATABASE_URL';
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}${port && `:${port}`}${pathname}`;
}

/** The innermost cause of an error, without the values of a query. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause) return reasonOf(error.cause);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
