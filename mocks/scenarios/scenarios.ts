import { authScenarios } from './auth';
import { externalScenarios } from './external';
import { markupScenarios } from './markup';
import { networkScenarios } from './network';
import { offerScenarios } from './offer';
import { offerListScenarios } from './offerList';
import { orderScenarios } from './orders';
import { reviewScenarios } from './reviews';
import type { Scenarios } from './types';
import { userScenarios } from './users';

/** Named network situations. A story or a test picks some by name; several can be combined. */
export const scenarios = {
  ...networkScenarios,
  ...offerListScenarios,
  ...offerScenarios,
  ...reviewScenarios,
  ...authScenarios,
  ...userScenarios,
  ...orderScenarios,
  ...externalScenarios,
  ...markupScenarios,
} satisfies Scenarios;

export type ScenarioName = keyof typeof scenarios;
