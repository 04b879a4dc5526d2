import { type CountryFixtures, withManyOrders } from '../fixtures';
import type { Scenarios } from './types';

/** Leaves out the member's orders that are newer than the first one in a status. */
const newestIn =
  (...statuses: string[]) =>
  (fixtures: CountryFixtures): CountryFixtures => {
    const { Orders } = fixtures.member;
    const first = Orders.findIndex(({ Status }) => statuses.includes(Status));
    return { ...fixtures, member: { ...fixtures.member, Orders: Orders.slice(first) } };
  };

/** Placing an order (`orders`), and the order history (`account`). */
export const orderScenarios = {
  'orders.notFoundOnce': {
    description: 'The first order is refused because an article is no longer sold.',
    on: 'shopOrders.add',
    answer: 'NOT_FOUND',
    times: 1,
  },
  'orders.notLoggedInOnce': {
    description: 'The login has expired when the first order is sent.',
    on: 'shopOrders.add',
    answer: 'NOT_LOGGED_IN',
    times: 1,
  },

  'account.empty': {
    description: 'The member has no orders.',
    store: (fixtures) => ({ ...fixtures, member: { ...fixtures.member, Orders: [] } }),
  },
  'account.many': {
    description: 'The member has 45 orders.',
    store: (fixtures) => withManyOrders(fixtures, 45),
  },
  'account.sent': {
    description: 'The newest order has been handed to the courier.',
    store: newestIn('Poslano', 'Poslato'),
  },
  'account.delivered': {
    description: 'The newest order has been delivered.',
    store: newestIn('Isporučeno'),
  },
  'account.cancelled': {
    description: 'The newest order has been cancelled.',
    store: newestIn('Otkazano'),
  },
  'account.unknownStatus': {
    description: 'The newest order has a status that the shop does not know.',
    on: 'shopOrders.f.getAll',
    answer: (data) =>
      Array.isArray(data)
        ? data.map((order, index) => (index === 0 ? { ...order, Status: 'Kod partnera' } : order))
        : data,
  },
  'account.orderedInTheDay': {
    description: 'The newest order was placed on Friday, 20.11.2026, at 14:02.',
    on: 'shopOrders.f.getAll',
    answer: (data) =>
      Array.isArray(data)
        ? data.map((order, index) => (index === 0 ? { ...order, createdAt: '2026-11-20T13:02:00Z' } : order))
        : data,
  },
  'account.expired': {
    description: 'The login has expired when the order history is requested.',
    on: 'shopOrders.f.getAll',
    answer: 'NOT_LOGGED_IN',
  },
  'account.expiresLater': {
    description: 'The login has expired when the order history is requested a second time.',
    on: 'shopOrders.f.getAll',
    answer: 'NOT_LOGGED_IN',
    after: 1,
  },
  'account.gaps': {
    description: 'The newest order has only its required fields, and one of its articles is no longer sold.',
    on: 'shopOrders.f.getAll',
    answer: (data) =>
      Array.isArray(data)
        ? data.map((order, index) =>
            index === 0
              ? { ID: order.ID, Articles: [{ ID: 'gone', Quantity: 2 }, ...order.Articles] }
              : order,
          )
        : data,
  },
} satisfies Scenarios;
