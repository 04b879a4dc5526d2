export { answersOf, memberIsLoggedIn, storedIn, withNetwork } from './effects';
export { type Scenario, type ScenarioName, scenarios } from './scenarios';
