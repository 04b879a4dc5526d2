import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import type { Country } from '#features/shared/country';
import type { ReportBatch } from '#features/shared/platform';
import { countries } from '../fixtures';
import type { Store } from './store';

/** More than the largest batch that the shop sends. */
const MAX_BYTES = 32 * 1024;

/** Requests a minute, of all visitors together. */
export const MAX_REPORTS_A_MINUTE = 300;

const word = (pattern: RegExp) => v.pipe(v.string(), v.maxLength(120), v.regex(pattern));

/** Kinds, names and places in the code: no sentence, address or number of a person fits, whoever sends it. */
export const reportBatchSchema = v.object({
  release: word(/^[\w.-]+$/),
  country: v.picklist(countries),
  browser: word(/^[A-Za-z ]+(?: \d+)?(?: in an app)?$/),
  reports: v.pipe(
    v.array(
      v.object({
        kind: v.picklist(['error', 'rejection', 'render', 'code', 'answer', 'policy', 'vital']),
        name: word(/^[A-Za-z-]+$/),
        detail: word(/^[\w .:/*@-]*$/),
        frames: v.pipe(v.array(word(/^[\w.-]+:\d+:\d+$/)), v.maxLength(10)),
        route: word(/^(?:\*|(?:\/|(?:\/:?[A-Za-z-]+)+))$/),
        value: v.optional(v.pipe(v.number(), v.minValue(0))),
      }),
    ),
    v.nonEmpty(),
  ),
}) satisfies v.GenericSchema<unknown, ReportBatch>;

const jsonSchema = v.pipe(v.string(), v.parseJson(), reportBatchSchema);

/** Whether another one may come in this minute. */
function createLimit(perMinute: number, now: () => Date) {
  let minute = 0;
  let count = 0;
  return () => {
    const current = Math.floor(now().getTime() / 60_000);
    if (current !== minute) count = 0;
    minute = current;
    count += 1;
    return count <= perMinute;
  };
}

/** Takes reports of the shop's pages (Specification/Page behaviour). Reads no cookie and keeps no address of a visitor. */
export function reportRoutes(stores: Record<Country, Store>, now: () => Date): Hono {
  const app = new Hono();
  const mayCome = createLimit(MAX_REPORTS_A_MINUTE, now);
  app.post('/reports', bodyLimit({ maxSize: MAX_BYTES, onError: (c) => c.body(null, 413) }), async (c) => {
    if (!mayCome()) return c.body(null, 429);
    const batch = v.safeParse(jsonSchema, await c.req.text());
    if (!batch.success) return c.text('These are no reports of the shop.', 400);
    const { country, release, browser, reports } = batch.output;
    const receivedAt = now();
    await stores[country].reports.add(reports.map((report) => ({ ...report, release, browser, receivedAt })));
    return c.body(null, 204);
  });
  return app;
}
