import type { ShopMethod, ShopService } from '#features/shared/api';
import type { NetworkScenario } from './types';

/** The first part of the names of each call's scenarios. A call of the contract without one does not compile. */
export const callNames = {
  'offers.f.getAll': 'offers',
  'offers.f.getSlog': 'offer',
  'auth.loginShop': 'login',
  'auth.logout': 'logout',
  'auth.checkLogin': 'session',
  'auth.generateToken': 'resetCode',
  'auth.resetPassword': 'reset',
  'shopUsers.f.add': 'register',
  'shopUsers.f.edit': 'profile',
  'shopUsers.f.changePassword': 'password',
  'shopOrders.f.getAll': 'account',
  'shopOrders.add': 'orders',
  'shopReviews.getAll': 'reviews',
  'shopReviews.add': 'review',
  'staticContent.images.f.upload': 'upload',
  '/api/deals/getShippmentStatus': 'shipments',
  '/api/leads/addSubscriber': 'subscriber',
  '/api/leads/clubJoin': 'club',
  '/geo': 'geo',
} as const satisfies Record<ShopMethod | ShopService, string>;

/** What can happen to the requests of a call, by the second part of a scenario's name. */
export const situations = {
  pending: { description: 'The request is never answered.', network: 'pending' },
  pendingLater: {
    description: 'The first request is answered; any later one never is.',
    network: 'pending',
    after: 1,
  },
  slow: { description: 'The answer is slow.', network: 'slow' },
  slowOnce: { description: 'The first answer is slow.', network: 'slow', times: 1 },
  unreachable: { description: 'The request does not reach the backend.', network: 'unreachable' },
  unreachableOnce: {
    description: 'The first request does not reach the backend.',
    network: 'unreachable',
    times: 1,
  },
  answerLostOnce: {
    description: 'The backend handles the first request, but its answer is lost.',
    network: 'answerLost',
    times: 1,
  },
  fails: { description: 'The request fails.', network: 'fails' },
  failsOnce: { description: 'The first request fails.', network: 'fails', times: 1 },
  failsTwice: {
    description: "The request fails, and so does the shop's automatic retry; then it succeeds.",
    network: 'fails',
    times: 2,
  },
  failsLater: {
    description: 'The first request succeeds; any later one fails.',
    network: 'fails',
    after: 1,
  },
} satisfies Record<string, Omit<NetworkScenario, 'on'>>;

export type Situation = keyof typeof situations;

export type CallName = (typeof callNames)[keyof typeof callNames];

const calls = Object.entries<CallName>(callNames);

/** The network situations of every call: `offers.slow`, `orders.answerLostOnce`. */
export const callScenarios = Object.fromEntries(
  calls.flatMap(([on, name]) =>
    Object.entries(situations).map(([situation, effect]) => [`${name}.${situation}`, { ...effect, on }]),
  ),
  // `Object.fromEntries` forgets the names of its keys.
) as Record<`${CallName}.${Situation}`, NetworkScenario>;
