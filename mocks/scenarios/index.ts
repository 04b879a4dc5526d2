export {
  applyToFixtures,
  interceptWith,
  memberIsLoggedIn,
  SLOW_ANSWER_MS,
  visitorCountry,
  withAnswers,
  withNetwork,
} from './effects';
export { MARKUP } from './markup';
export { type ScenarioName, scenarios } from './scenarios';
export type { GivenAnswer, Scenario } from './types';
