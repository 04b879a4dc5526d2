import type { WireOrder } from '#features/shared/api';
import { type CountryFixtures, withManyOrders } from '../fixtures';
import { onList } from './onList';
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
  /** The first order is refused because an article is no longer sold. */
  'orders.notFoundOnce': { on: 'shopOrders.add', answer: 'NOT_FOUND', times: 1 },
  /** The login has expired when the first order is sent. */
  'orders.notLoggedInOnce': { on: 'shopOrders.add', answer: 'NOT_LOGGED_IN', times: 1 },

  'account.many': { store: (fixtures) => withManyOrders(fixtures, 45) },
  'account.sent': { store: newestIn('Poslano', 'Poslato') },
  'account.delivered': { store: newestIn('Isporučeno') },
  'account.cancelled': { store: newestIn('Otkazano') },
  'account.unknownStatus': {
    on: 'shopOrders.f.getAll',
    answer: onList<WireOrder>((orders) =>
      orders.map((order, index) => (index === 0 ? { ...order, Status: 'Kod partnera' } : order)),
    ),
  },
  /** The newest order was placed on Friday, 20.11.2026, at 14:02. */
  'account.orderedInTheDay': {
    on: 'shopOrders.f.getAll',
    answer: onList<WireOrder>((orders) =>
      orders.map((order, index) => (index === 0 ? { ...order, createdAt: '2026-11-20T13:02:00Z' } : order)),
    ),
  },
  /** The first two answers do not have the shopper's orders yet. */
  'account.emptyTwice': { on: 'shopOrders.f.getAll', answer: onList<WireOrder>(() => []), times: 2 },
  'account.expired': { on: 'shopOrders.f.getAll', answer: 'NOT_LOGGED_IN' },
  /** The login has expired when the order history is requested a second time. */
  'account.expiresLater': { on: 'shopOrders.f.getAll', answer: 'NOT_LOGGED_IN', after: 1 },
  /** The two newest orders have only their required fields, and one article each that is no longer sold. */
  'account.gaps': {
    on: 'shopOrders.f.getAll',
    answer: onList<WireOrder>((orders) =>
      orders.map((order, index) =>
        index < 2 ? { ID: order.ID, Articles: [{ ID: 'gone', Quantity: 2 }, ...order.Articles] } : order,
      ),
    ),
  },
} satisfies Scenarios;
