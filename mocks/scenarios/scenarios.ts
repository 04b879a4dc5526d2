import { authScenarios } from './auth';
import { callScenarios } from './calls';
import { externalScenarios } from './external';
import { markupScenarios } from './markup';
import { networkScenarios } from './network';
import { offerScenarios } from './offer';
import { offerListScenarios } from './offerList';
import { orderScenarios } from './orders';
import { reviewScenarios } from './reviews';
import type { Scenarios } from './types';
import { userScenarios } from './users';

/** Special data, refusals, a logged-in member, and situations of the whole network. */
const otherScenarios = {
  ...offerListScenarios,
  ...offerScenarios,
  ...reviewScenarios,
  ...authScenarios,
  ...userScenarios,
  ...orderScenarios,
  ...externalScenarios,
  ...markupScenarios,
  ...networkScenarios,
} satisfies Scenarios;

/** Situations of the backend and the network. A story or a test picks some by name; several can be combined. */
export const scenarios = { ...callScenarios, ...otherScenarios };

/** The name of a scenario. A union of two, so that an error names this type instead of 250 scenarios. */
export type ScenarioName = keyof typeof callScenarios | keyof typeof otherScenarios;
