import * as v from 'valibot';
import {
  ask,
  defineCall,
  filledText,
  idSchema,
  type OfferId,
  type OrderId,
  orderIdSchema,
  type ShopRpc,
} from '#features/shared/api';
import type { RpcOptions } from '#features/shared/protocol';

export const addOrderCall = defineCall('shopOrders.add', {
  purpose: 'Places an order',
  params: v.object({
    Articles: v.array(v.object({ ID: idSchema, Quantity: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
    FirstName: filledText,
    LastName: filledText,
    PhoneNumber: filledText,
  }),
  answer: orderIdSchema,
  errors: ['NOT_LOGGED_IN', 'NO_ARTICLES', 'NOT_FOUND'],
});

export interface NewOrder {
  articles: { id: OfferId; quantity: number }[];
  firstName: string;
  lastName: string;
  /** Digits with the country prefix, no plus (Specification/Money and phones). */
  phone: string;
  /** A UUID made once per purchase attempt, so that a repeated request makes no second order (Specification/Orders). */
  key: string;
}

/** Places an order. Resolves to its id; rejects with `NOT_LOGGED_IN`, `NO_ARTICLES` or `NOT_FOUND`. */
export const addOrder = (rpc: ShopRpc, order: NewOrder, options?: RpcOptions): Promise<OrderId> =>
  ask(
    rpc,
    addOrderCall,
    {
      Articles: order.articles.map(({ id, quantity }) => ({ ID: id, Quantity: quantity })),
      FirstName: order.firstName,
      LastName: order.lastName,
      PhoneNumber: order.phone,
    },
    { ...options, meta: { key: order.key } },
  );
