export { applyToFixtures, interceptWith, memberIsLoggedIn, visitorCountry, withNetwork } from './effects';
export { MARKUP } from './markup';
export { type ScenarioName, scenarios } from './scenarios';
export type { Scenario } from './types';
