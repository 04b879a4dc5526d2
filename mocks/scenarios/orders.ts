import type { Scenarios } from './types';

/** Placing an order (`orders`), and the order history (`account`). */
export const orderScenarios = {
  'orders.fails': { description: 'Ordering fails.', on: 'shopOrders.add', network: 'fails' },
  'orders.failsOnce': {
    description: 'Ordering fails the first time.',
    on: 'shopOrders.add',
    network: 'fails',
    times: 1,
  },
  'orders.slow': { description: 'Ordering is slow.', on: 'shopOrders.add', network: 'slow' },
  'orders.pending': { description: 'Ordering never ends.', on: 'shopOrders.add', network: 'pending' },
  'orders.answerLostOnce': {
    description: 'The first order is placed, but its answer is lost.',
    on: 'shopOrders.add',
    network: 'answerLost',
    times: 1,
  },
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
  'account.fails': {
    description: 'The order history fails to load.',
    on: 'shopOrders.f.getAll',
    network: 'fails',
  },
  'account.failsOnce': {
    description: 'The order history fails to load the first time.',
    on: 'shopOrders.f.getAll',
    network: 'fails',
    times: 1,
  },
  'account.slow': {
    description: 'The order history is slow.',
    on: 'shopOrders.f.getAll',
    network: 'slow',
  },
  'account.pending': {
    description: 'The order history is never answered.',
    on: 'shopOrders.f.getAll',
    network: 'pending',
  },
  'account.failsTwice': {
    description: "The order history fails to load, and so does the shop's automatic retry; then it loads.",
    on: 'shopOrders.f.getAll',
    network: 'fails',
    times: 2,
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
