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

/** What a story or a test needs the backend to answer: special data, refusals, a logged-in member. */
const answerScenarios = {
  ...offerListScenarios,
  ...offerScenarios,
  ...reviewScenarios,
  ...authScenarios,
  ...userScenarios,
  ...orderScenarios,
  ...externalScenarios,
  ...markupScenarios,
} satisfies Scenarios;

/** Situations of the backend and the network. A story or a test picks some by name; several can be combined. */
export const scenarios = { ...networkScenarios, ...answerScenarios };

/** The name of a scenario. A union of two, so that an error names this type instead of 250 scenarios. */
export type ScenarioName = keyof typeof networkScenarios | keyof typeof answerScenarios;
