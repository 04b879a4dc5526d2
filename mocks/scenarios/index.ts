export { applyToFixtures, interceptWith, memberIsLoggedIn, visitorOf, withNetwork } from './effects';
export { MARKUP } from './markup';
export { type ScenarioName, scenarios } from './scenarios';
export type { Scenario } from './types';
