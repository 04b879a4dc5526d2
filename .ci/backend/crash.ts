// npx tsx .ci/backend/crash.ts: kills the local backend in the middle of 500 orders, then verifies the data.
// With DATABASE_URL it does so in a new database on that PostgreSQL server.
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { openDatabase } from '../../mocks/database';
import { createPlace, createShopper, startBackend } from './server';

const ORDERS = 500;
/** So many that none sends more than an account may in an hour: each order is sent twice. */
const SHOPPERS = 5;
const AT_ONCE = 20;

const place = await createPlace();
try {
  await crash();
} finally {
  await place.remove();
}

async function crash(): Promise<void> {
  let backend = await startBackend(place);
  try {
    const shoppers = Array.from({ length: SHOPPERS }, () => createShopper(() => backend.url));
    for (const [number, shopper] of shoppers.entries()) await shopper.register(number);

    // A key is one shopper's.
    const tries = Array.from({ length: ORDERS / SHOPPERS }, (_, at) =>
      shoppers.map((shopper, number) => ({ key: `key-${at}-${number}`, shopper })),
    ).flat();
    const answered = new Map<string, number>();
    const killAt = 100 + Math.floor(Math.random() * 300);
    let killed: Promise<void> | undefined;
    const queue = [...tries];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let next = queue.shift(); next && !killed; next = queue.shift()) {
          const id: number | undefined = await next.shopper.order(next.key).catch((error: unknown) => {
            if (!killed) throw error;
          });
          if (id !== undefined) answered.set(next.key, id);
          if (answered.size >= killAt) killed ??= backend.stop('SIGKILL');
        }
      }),
    );
    await killed;

    backend = await startBackend(place);
    for (const [number, shopper] of shoppers.entries()) await shopper.logIn(number);
    const ordersOfAll = async (): Promise<{ ID: number }[]> =>
      (await Promise.all(shoppers.map((shopper) => shopper.call('shopOrders.f.getAll')))).flat();
    const left = await ordersOfAll();
    const leftIds = new Set(left.map(({ ID }) => ID));
    const lost = [...answered.values()].filter((id) => !leftIds.has(id));

    const second = new Map<string, number>();
    for (const { key, shopper } of tries) second.set(key, await shopper.order(key));
    const changed = [...answered].filter(([key, id]) => second.get(key) !== id);
    const all = await ordersOfAll();
    await backend.stop('SIGTERM');

    const database = await openDatabase(
      place.url ? { url: place.url } : { folder: join(place.folder, 'database') },
    );
    const halves = await database.db
      .execute(
        sql`select id from shop.orders where user_id not like 'member-%' and (
  (select count(*) from shop.order_articles where country = orders.country and order_id = orders.id) <> 2
  or not exists (select 1 from shop.shipments where country = orders.country and lead_id = orders.lead_id))`,
      )
      .finally(() => database.close());

    const { length: half } = v.parse(v.object({ rows: v.array(v.unknown()) }), halves).rows;
    console.log(
      `${database.engine}: killed after ${answered.size} answers; ${left.length} orders were left, ${lost.length} answered ones lost, ${half} half written; after sending all ${ORDERS} again, ${all.length} orders, ${changed.length} with another number.`,
    );
    if (lost.length + half + changed.length > 0 || all.length !== ORDERS) process.exitCode = 1;
  } finally {
    await backend.stop('SIGKILL');
  }
}
