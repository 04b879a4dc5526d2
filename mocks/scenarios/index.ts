export { answersOf, memberIsLoggedIn, storedIn, withNetwork } from './effects';
export { MARKUP, type Scenario, type ScenarioName, scenarios } from './scenarios';
