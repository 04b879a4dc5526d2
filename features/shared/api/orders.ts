import type { RpcClient, RpcOptions } from '../rpc';
import { idSchema, parseAnswer } from './schema';

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
