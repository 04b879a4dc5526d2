import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import type { RpcClient, RpcOptions } from '../protocol';
import type { WireArticle, WireOrder } from './contract';
import { useRpc } from './RpcProvider';
import { shownRequest } from './request';
import { idSchema, optionalText, parseAnswer, parseList } from './schema';

const articleSchema = v.pipe(
  v.object({
    ID: idSchema,
    Quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  } satisfies Record<keyof WireArticle, v.GenericSchema>),
  v.transform((wire) => ({ offerId: wire.ID, quantity: wire.Quantity })),
);

type Article = v.InferOutput<typeof articleSchema>;

/** One article for each offer, quantities summed, as it was ordered (seed §3). */
function mergeArticles(articles: readonly Article[]): Article[] {
  const merged = new Map<string, number>();
  for (const { offerId, quantity } of articles) merged.set(offerId, (merged.get(offerId) ?? 0) + quantity);
  return Array.from(merged, ([offerId, quantity]) => ({ offerId, quantity }));
}

const orderSchema = v.pipe(
  v.object({
    ID: idSchema,
    LeadID: v.nullish(v.union([v.string(), v.number()]), ''),
    Status: optionalText,
    createdAt: optionalText,
    Articles: v.nullish(v.array(articleSchema), []),
  } satisfies Record<keyof WireOrder, v.GenericSchema>),
  v.transform((wire) => ({
    id: wire.ID,
    /** What people know the order by and track it with (decision 1). */
    number: String(wire.LeadID).trim() || wire.ID,
    /** In the backend's own words (seed §4). */
    status: wire.Status,
    createdAt: wire.createdAt,
    articles: mergeArticles(wire.Articles),
  })),
);

/** An order as its buyer sees it. */
export type Order = v.InferOutput<typeof orderSchema>;

/** The orders of the person who is logged in, newest first. Rejects with `NOT_LOGGED_IN`. */
export async function fetchOrders(rpc: RpcClient, options?: RpcOptions): Promise<Order[]> {
  return parseList('Order', orderSchema, await rpc.call({ method: 'shopOrders.f.getAll' }, options));
}

/**
 * The orders of the person who is logged in. `username` keeps one person's orders from another's eyes. What was loaded
 * earlier shows at once and is always asked for again: somebody may come to see whether a new order has arrived.
 * Nothing is asked for while nobody is logged in: then `username` is left out.
 */
export function useOrders(username: string | undefined) {
  const rpc = useRpc();
  return shownRequest(
    useQuery({
      queryKey: ['orders', username],
      // Forgotten with the end of the session.
      meta: { isPersonal: true },
      queryFn: ({ signal }) => fetchOrders(rpc, { signal }),
      enabled: username !== undefined,
      staleTime: 0,
    }),
  );
}

export interface NewOrder {
  articles: { id: string; quantity: number }[];
  firstName: string;
  lastName: string;
  /** Digits with the country prefix, no plus (decision 16). */
  phone: string;
  /** A UUID made once per purchase attempt, so that a repeated request makes no second order (decision 18). */
  key: string;
}

/** Orders. Resolves to the new order's id; rejects with `NOT_LOGGED_IN`, `NO_ARTICLES` or `NOT_FOUND`. */
export async function addOrder(rpc: RpcClient, order: NewOrder, options?: RpcOptions): Promise<string> {
  const answer = await rpc.call(
    {
      method: 'shopOrders.add',
      params: {
        Articles: order.articles.map(({ id, quantity }) => ({ ID: id, Quantity: quantity })),
        FirstName: order.firstName,
        LastName: order.lastName,
        PhoneNumber: order.phone,
      },
      meta: { key: order.key },
    },
    options,
  );
  return parseAnswer(idSchema, answer);
}
