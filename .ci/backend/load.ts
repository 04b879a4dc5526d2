// npx tsx .ci/backend/load.ts: 200 shoppers for 60 s on the local backend. With DATABASE_URL in a new database there.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createPlace, createShopper, startBackend } from './server';

const SHOPPERS = 200;
const SECONDS = 60;
/** Shoppers look at a page for as long, in milliseconds. */
const THINK = { from: 500, to: 1500 };

const place = await createPlace();
const backend = await startBackend(place);
const times: number[] = [];
const errors = new Map<string, number>();
let orders = 0;

// Accounts come first, because hashing passwords keeps both processors busy.
const shoppers = [];
for (let at = 0; at < SHOPPERS; at += 1) {
  const shopper = createShopper(() => backend.url);
  await shopper.register(at);
  shoppers.push(shopper);
}
const ends = Date.now() + SECONDS * 1000;

async function timed(work: () => Promise<unknown>): Promise<boolean> {
  const begin = performance.now();
  try {
    await work();
    times.push(performance.now() - begin);
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    errors.set(message, (errors.get(message) ?? 0) + 1);
    return false;
  }
}

async function shop(shopper: ReturnType<typeof createShopper>): Promise<void> {
  const think = () => delay(THINK.from + Math.random() * (THINK.to - THINK.from));
  await think();
  while (Date.now() < ends) {
    await timed(() => shopper.call('offers.f.getAll'));
    await think();
    await timed(() => shopper.call('offers.f.getSlog', { Slog: 'alpha-potent' }));
    await timed(() => shopper.call('shopReviews.getAll', { OfferID: 1 }));
    await think();
    if (await timed(() => shopper.order(randomUUID()))) orders += 1;
    await timed(() => shopper.call('shopOrders.f.getAll'));
    await think();
  }
}

const memory: number[] = [];
const sampling = setInterval(() => {
  memory.push(
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(backend.pid)], { encoding: 'utf8' })) / 1024,
  );
}, 10_000);
await Promise.all(shoppers.map(shop));
clearInterval(sampling);
await backend.stop('SIGTERM');
await place.remove();

times.sort((a, b) => a - b);
const percentile = (share: number) => `${Math.round(times[Math.floor(times.length * share)] ?? 0)} ms`;
console.log(
  `${process.env.DATABASE_URL ? 'PostgreSQL' : 'PGlite'}: ${times.length} requests, ${orders} orders`,
);
console.log(`p50 ${percentile(0.5)}, p95 ${percentile(0.95)}, longest ${percentile(0.9999)}`);
console.log(`memory every 10 s, MiB: ${memory.map(Math.round).join(' ')}`);
console.log(`errors: ${[...errors].map(([message, count]) => `${message} × ${count}`).join(', ') || 'none'}`);
if (errors.size > 0) process.exit(1);
