import { Hono } from 'hono';
import * as v from 'valibot';
import type { ShopService, ShopServices } from '#features/shared/api';
import { filledText, idSchema } from './method';
import type { Store } from './store';

/** Answers a request, with `undefined` if its body is invalid. */
interface Service<Body, Answer> {
  (request: Request): Promise<Answer | undefined>;
  /** Types only: a service takes at least the bodies that the contract allows. */
  takes?: (body: Body) => void;
}

type Services = {
  [Path in ShopService]: Service<
    ShopServices[Path] extends { body: infer Body } ? Body : never,
    ShopServices[Path]['answer']
  >;
};

const posted =
  <S extends v.GenericSchema, Answer>(
    schema: S,
    run: (body: v.InferOutput<S>) => Promise<Answer>,
  ): Service<v.InferInput<S>, Answer> =>
  async (request) => {
    const parsed = v.safeParse(schema, await request.json().catch(() => undefined));
    return parsed.success ? run(parsed.output) : undefined;
  };

const shipmentSchema = v.object({ LeadID: idSchema });

const subscriberSchema = v.union([
  v.object({ Email: filledText, FirstLastName: filledText, Group: idSchema }),
  v.object({ PhoneNumber: filledText, OfferID: idSchema }),
]);

const clubJoinSchema = v.object({
  FirstLastName: filledText,
  PhoneNumber: filledText,
  ClubName: filledText,
  /** Where the visitor is, which may be none of the shop's four. */
  Country: filledText,
});

/** Routes of services outside the shop's backend. They know no session and no country, so every store is searched. */
export function externalRoutes(stores: Store[], visitorCountry: string): Hono {
  const services: Services = {
    '/api/deals/getShippmentStatus': posted(shipmentSchema, async ({ LeadID }) => {
      const found = await Promise.all(stores.map((store) => store.shipments.lines(LeadID)));
      // If several countries know the number, prefer one that has status lines.
      const lines = found.find((one) => one?.length) ?? found.find(Boolean);
      return lines ? { status: 'ok', data: lines } : { status: 'error' };
    }),
    // The real service passes leads to a call centre; here they are only validated.
    '/api/leads/addSubscriber': posted(subscriberSchema, async () => ({ status: 'ok' })),
    '/api/leads/clubJoin': posted(clubJoinSchema, async () => ({ status: 'ok' })),
    '/geo': async () => ({ country_code: visitorCountry }),
  };

  const app = new Hono();
  for (const [path, answerTo] of Object.entries<Service<never, unknown>>(services)) {
    app.on(path === '/geo' ? 'GET' : 'POST', path, async (c) => {
      const answer = await answerTo(c.req.raw);
      return answer === undefined ? c.json({ status: 'error' }, 400) : c.json(answer);
    });
  }
  return app;
}
