// npx tsx .ci/backend/crash.ts: kills the local backend in the middle of 500 orders, then verifies the data.
// With DATABASE_URL it does so in a new database on that PostgreSQL server.
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { openDatabase } from '../../mocks/database';
import { createPlace, createShopper, startBackend } from './server';

const ORDERS = 500;
const AT_ONCE = 20;

const place = await createPlace();
let backend = await startBackend(place);
const shopper = createShopper(() => backend.url);
await shopper.register(1);

const keys = Array.from({ length: ORDERS }, (_, at) => `key-${at}`);
const answered = new Map<string, number>();
const killAt = 100 + Math.floor(Math.random() * 300);
let killed: Promise<void> | undefined;
const queue = [...keys];
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let key = queue.shift(); key !== undefined && !killed; key = queue.shift()) {
      const id = await shopper.order(key).catch(() => undefined);
      if (id !== undefined) answered.set(key, id);
      if (answered.size >= killAt) killed ??= backend.stop('SIGKILL');
    }
  }),
);
await killed;

backend = await startBackend(place);
await shopper.logIn(1);
const left: { ID: number; Articles: unknown[] }[] = await shopper.call('shopOrders.f.getAll');
const leftIds = new Set(left.map(({ ID }) => ID));
const lost = [...answered.values()].filter((id) => !leftIds.has(id));

const second = new Map<string, number>();
for (const key of keys) second.set(key, await shopper.order(key));
const changed = [...answered].filter(([key, id]) => second.get(key) !== id);
const all: { ID: number }[] = await shopper.call('shopOrders.f.getAll');
await backend.stop('SIGTERM');

const database = await openDatabase(
  place.url ? { url: place.url } : { folder: join(place.folder, 'database') },
);
const halves =
  await database.db.execute(sql`select id from shop.orders where user_id not like 'member-%' and (
  (select count(*) from shop.order_articles where country = orders.country and order_id = orders.id) <> 2
  or not exists (select 1 from shop.shipments where country = orders.country and lead_id = orders.lead_id))`);
await database.close();
await place.remove();

const { length: half } = v.parse(v.object({ rows: v.array(v.unknown()) }), halves).rows;
console.log(
  `${database.engine}: killed after ${answered.size} answers; ${left.length} orders were left, ${lost.length} answered ones lost, ${half} half written; after sending all ${ORDERS} again, ${all.length} orders, ${changed.length} with another number.`,
);
if (lost.length + half + changed.length > 0 || all.length !== ORDERS) process.exit(1);
