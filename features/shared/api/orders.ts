import { queryOptions, skipToken, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { useShopQuery } from '../platform';
import type { RpcOptions } from '../protocol';
import { ask, defineCall, type ShopRpc } from './defineCall';
import { useRpc } from './RpcProvider';
import {
  listSchema,
  type OfferId,
  offerIdSchema,
  orderIdSchema,
  orderNumberSchema,
  promised,
  quantitySchema,
  textSchema,
  type WireId,
  wireObject,
} from './schema';

const articleSchema = v.pipe(
  wireObject({
    ID: offerIdSchema,
    Quantity: quantitySchema,
  }),
  v.transform((wire) => ({ offerId: wire.ID, quantity: wire.Quantity })),
);

type Article = v.InferOutput<typeof articleSchema>;

/** Merges articles by offer and sums their quantities. */
export function mergeArticles(articles: readonly Article[]): Article[] {
  const merged = new Map<OfferId, number>();
  for (const { offerId, quantity } of articles) merged.set(offerId, (merged.get(offerId) ?? 0) + quantity);
  return Array.from(merged, ([offerId, quantity]) => ({ offerId, quantity }));
}

/** `Order` of the contract. */
export const orderSchema = v.pipe(
  wireObject({
    ID: orderIdSchema,
    LeadID: promised<WireId>()(v.nullish(v.union([v.string(), v.number()]), '')),
    Status: textSchema,
    /** ISO 8601. */
    createdAt: textSchema,
    Articles: promised<v.InferInput<typeof articleSchema>[]>()(v.nullish(v.array(articleSchema), [])),
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

/** An order as the backend sends it. */
export type WireOrder = v.InferInput<typeof orderSchema>;

/** A placed order. */
export type Order = v.InferOutput<typeof orderSchema>;

export const getOrdersCall = defineCall('shopOrders.f.getAll', {
  purpose: 'Lists the shopper’s orders, newest first',
  answer: listSchema('Order', orderSchema),
  errors: ['NOT_LOGGED_IN'],
});

/** The orders of the logged-in user, newest first. Rejects with `NOT_LOGGED_IN`. */
export const fetchOrders = (rpc: ShopRpc, options?: RpcOptions): Promise<Order[]> =>
  ask(rpc, getOrdersCall, undefined, options);

/**
 * The orders of the logged-in user. `username` in the key keeps different users' orders apart. Cached orders show at once
 * and are always fetched again, because a shopper may be checking whether a new order was placed.
 */
const ordersQuery = (rpc: ShopRpc, username: string | undefined) =>
  queryOptions({
    queryKey: ['orders', username],
    // Removed from the cache when the session ends.
    meta: { isPersonal: true },
    queryFn: username === undefined ? skipToken : ({ signal }) => fetchOrders(rpc, { signal }),
    staleTime: 0,
  });

/** How often, and at which interval in ms, orders are loaded again that do not have an order yet. */
export const LOOK_AGAIN = { times: 5, everyMs: 4_000 };

/**
 * Uses `ordersQuery`. Without a `username`, when no user is logged in, nothing is fetched.
 *
 * @param awaited the id of an order that has been placed: the backend may list it, and its number, a moment later
 */
export function useOrders(username: string | undefined, awaited?: string) {
  const query = ordersQuery(useRpc(), username);
  const client = useQueryClient();
  const [before] = useState(() => client.getQueryState(query.queryKey)?.dataUpdateCount ?? 0);
  return useShopQuery({
    ...query,
    refetchInterval({ state: { status, data, dataUpdateCount } }) {
      const order = data?.find(({ id }) => id === awaited);
      const isLate = awaited !== undefined && (!order || String(order.number) === order.id);
      const isDue = status === 'success' && dataUpdateCount - before <= LOOK_AGAIN.times;
      return isLate && isDue && LOOK_AGAIN.everyMs;
    },
  });
}
