import type { WireAnswer } from '#features/shared/api';
import { type CallName, handlers } from '../backend';
import { onList } from './onList';
import type { AnswerScenario, NetworkScenario } from './types';

/** What can happen to the requests of a call, by the second part of a scenario's name. */
const situations = {
  pending: { network: 'pending' },
  /** The first request is answered; any later one never is. */
  pendingLater: { network: 'pending', after: 1 },
  slow: { network: 'slow' },
  slowOnce: { network: 'slow', times: 1 },
  unreachable: { network: 'unreachable' },
  unreachableOnce: { network: 'unreachable', times: 1 },
  answerLostOnce: { network: 'answerLost', times: 1 },
  fails: { network: 'fails' },
  failsOnce: { network: 'fails', times: 1 },
  /** The request fails, and so does the shop's automatic retry; then it succeeds. */
  failsTwice: { network: 'fails', times: 2 },
  /** The first request succeeds; any later one fails. */
  failsLater: { network: 'fails', after: 1 },
} satisfies Record<string, Omit<NetworkScenario, 'on'>>;

export type Situation = keyof typeof situations;

/** The calls that answer with a list. */
type ListName = {
  [Name in CallName]: WireAnswer<(typeof handlers)[Name]['call']> extends readonly unknown[] ? Name : never;
}[CallName];

const empty = { answer: onList(() => []) };

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
