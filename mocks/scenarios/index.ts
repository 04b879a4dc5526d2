export {
  applyToFixtures,
  interceptWith,
  memberIsLoggedIn,
  SLOW_ANSWER_MS,
  visitorCountry,
  withNetwork,
  withRecorded,
} from './effects';
export { MARKUP } from './markup';
export { type ScenarioName, scenarios } from './scenarios';
export type { RecordedAnswer, Scenario } from './types';
