import { queryOptions, skipToken } from '@tanstack/react-query';
import * as v from 'valibot';
import { useShopQuery } from '../platform';
import type { RpcOptions } from '../protocol';
import type { WireArticle, WireOrder } from './contract';
import type { ShopRpc } from './methods';
import { useRpc } from './RpcProvider';
import {
  listSchema,
  type OfferId,
  type OrderId,
  offerIdSchema,
  optionalText,
  orderIdSchema,
  orderNumberSchema,
  parseAnswer,
  wireObject,
} from './schema';

const articleSchema = v.pipe(
  wireObject<WireArticle>()({
    ID: offerIdSchema,
    Quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  }),
  v.transform((wire) => ({ offerId: wire.ID, quantity: wire.Quantity })),
);

type Article = v.InferOutput<typeof articleSchema>;

/** Merges the articles of an order by offer and sums their quantities. */
function mergeArticles(articles: readonly Article[]): Article[] {
  const merged = new Map<OfferId, number>();
  for (const { offerId, quantity } of articles) merged.set(offerId, (merged.get(offerId) ?? 0) + quantity);
  return Array.from(merged, ([offerId, quantity]) => ({ offerId, quantity }));
}

const orderSchema = v.pipe(
  wireObject<WireOrder>()({
    ID: orderIdSchema,
    LeadID: v.nullish(v.union([v.string(), v.number()]), ''),
    Status: optionalText,
    createdAt: optionalText,
    Articles: v.nullish(v.array(articleSchema), []),
  }),
  v.transform((wire) => ({
    id: wire.ID,
    /** The lead's number, or the order's id without one (Specification/Orders). */
    number: v.parse(orderNumberSchema, String(wire.LeadID).trim() || wire.ID),
    /** The backend's text, shown as it is. */
    status: wire.Status,
    createdAt: wire.createdAt,
    articles: mergeArticles(wire.Articles),
  })),
);

/** A placed order. */
export type Order = v.InferOutput<typeof orderSchema>;

const ordersSchema = listSchema('Order', orderSchema);

/** The orders of the logged-in user, newest first. Rejects with `NOT_LOGGED_IN`. */
export async function fetchOrders(rpc: ShopRpc, options?: RpcOptions): Promise<Order[]> {
  return parseAnswer(ordersSchema, await rpc.call({ method: 'shopOrders.f.getAll' }, options));
}

/**
 * The orders of the logged-in user. `username` in the key keeps different users' orders apart. Cached orders show at once
 * and are always fetched again, because a shopper may be checking whether a new order was placed.
 */
export const ordersQuery = (rpc: ShopRpc, username: string | undefined) =>
  queryOptions({
    queryKey: ['orders', username],
    // Removed from the cache when the session ends.
    meta: { isPersonal: true },
    queryFn: username === undefined ? skipToken : ({ signal }) => fetchOrders(rpc, { signal }),
    staleTime: 0,
  });

/** Uses `ordersQuery`. Without a `username`, when no user is logged in, nothing is fetched. */
export function useOrders(username: string | undefined) {
  return useShopQuery(ordersQuery(useRpc(), username));
}

export interface NewOrder {
  articles: { id: OfferId; quantity: number }[];
  firstName: string;
  lastName: string;
  /** Digits with the country prefix, no plus (Specification/Phone numbers). */
  phone: string;
  /** A UUID made once per purchase attempt, so that a repeated request makes no second order (Specification/Orders). */
  key: string;
}

/** Places an order. Resolves to its id; rejects with `NOT_LOGGED_IN`, `NO_ARTICLES` or `NOT_FOUND`. */
export async function addOrder(rpc: ShopRpc, order: NewOrder, options?: RpcOptions): Promise<OrderId> {
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
  return parseAnswer(orderIdSchema, answer);
}
