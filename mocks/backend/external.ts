import { Hono } from 'hono';
import * as v from 'valibot';
import type { Country } from '#features/shared/country';
import { filledText, idSchema } from './method';
import type { Store } from './store';

/** Paths of the contract that are not part of the `_rpc` protocol. */
export type ExternalPath =
  | '/api/deals/getShippmentStatus'
  | '/api/leads/addSubscriber'
  | '/api/leads/clubJoin'
  | '/geo';

const shipmentSchema = v.object({ LeadID: idSchema });

/** Seed §3, 'Quiz subscriber'. */
const subscriberSchema = v.union([
  v.object({ Email: filledText, FirstLastName: filledText, Group: idSchema }),
  v.object({ PhoneNumber: filledText, OfferID: idSchema }),
]);

const clubJoinSchema = v.object({
  FirstLastName: filledText,
  PhoneNumber: filledText,
  ClubName: filledText,
  /** The visitor's location, which can be outside the shop's four countries. */
  Country: filledText,
});

const ok = { status: 'ok' };
const error = { status: 'error' };

/** Routes of services outside the shop's backend. They know no session and no country, so every store is searched. */
export function externalRoutes(stores: Store[], country: Country): Hono {
  const app = new Hono();

  app.post('/api/deals/getShippmentStatus' satisfies ExternalPath, async (c) => {
    const body = await parseBody(shipmentSchema, c.req.raw);
    if (!body) return c.json(error, 400);
    const found = await Promise.all(stores.map((store) => store.shipments.lines(body.LeadID)));
    // If several countries know the number, prefer one that has status lines.
    const lines = found.find((one) => one?.length) ?? found.find(Boolean);
    return c.json(lines ? { ...ok, data: lines } : error);
  });

  // The real service passes leads to a call centre; here they are only validated.
  app.post('/api/leads/addSubscriber' satisfies ExternalPath, async (c) =>
    (await parseBody(subscriberSchema, c.req.raw)) ? c.json(ok) : c.json(error, 400),
  );

  app.post('/api/leads/clubJoin' satisfies ExternalPath, async (c) =>
    (await parseBody(clubJoinSchema, c.req.raw)) ? c.json(ok) : c.json(error, 400),
  );

  app.get('/geo' satisfies ExternalPath, (c) => c.json({ country_code: country }));

  return app;
}

/** The parsed body, or `undefined` if it is invalid. */
async function parseBody<S extends v.GenericSchema>(
  schema: S,
  request: Request,
): Promise<v.InferOutput<S> | undefined> {
  const parsed = v.safeParse(schema, await request.json().catch(() => undefined));
  return parsed.success ? parsed.output : undefined;
}
