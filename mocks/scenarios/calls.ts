import type { WireAnswer } from '#features/shared/api';
import { type CallName, handlers } from '../backend';
import type { AnswerScenario, NetworkScenario } from './types';

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

/** The calls that answer with a list. */
type ListName = {
  [Name in CallName]: WireAnswer<(typeof handlers)[Name]['call']> extends readonly unknown[] ? Name : never;
}[CallName];

const empty = {
  description: 'The answer is an empty list.',
  answer: (data: unknown) => (Array.isArray(data) ? [] : data),
};

/** The network situations of every call: `offers.slow`, `orders.answerLostOnce`; and of every list: `offers.empty`. */
export const callScenarios = Object.fromEntries(
  Object.entries(handlers).flatMap(([name, { call }]) =>
    Object.entries({ ...situations, empty }).map(([situation, effect]) => [
      `${name}.${situation}`,
      { ...effect, on: call.name },
    ]),
  ),
  // `Object.fromEntries` forgets the names of its keys.
) as Record<`${CallName}.${Situation}`, NetworkScenario> & Record<`${ListName}.empty`, AnswerScenario>;
