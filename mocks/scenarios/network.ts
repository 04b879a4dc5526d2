import type { Scenarios } from './types';

/** Longer than the shop waits before it retries a failed request by itself. */
const AT_FIRST_MS = 1_000;

/** The whole network. */
export const networkScenarios = {
  'network.slow': { on: 'any', network: 'slow' },
  'network.offline': { on: 'any', network: 'unreachable' },
  /** Every method fails for a second after it was first called; a retry after that succeeds. */
  'network.failsAtFirst': { on: 'any', network: 'fails', forMs: AT_FIRST_MS },
  'network.fails': { on: 'any', network: 'fails' },
} satisfies Scenarios;
