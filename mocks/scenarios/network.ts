import type { Scenarios } from './types';

/** Longer than the shop waits before it retries a failed request by itself. */
const AT_FIRST_MS = 1_000;

/** The whole network. */
export const networkScenarios = {
  'network.slow': { description: 'Every request is slow.', on: 'any', network: 'slow' },
  'network.offline': {
    description: 'No request reaches the backend.',
    on: 'any',
    network: 'unreachable',
  },
  'network.failsAtFirst': {
    description: 'Every method fails for a second after it was first called; a retry after that succeeds.',
    on: 'any',
    network: 'fails',
    forMs: AT_FIRST_MS,
  },
  'network.fails': { description: 'Every request fails.', on: 'any', network: 'fails' },
} satisfies Scenarios;
