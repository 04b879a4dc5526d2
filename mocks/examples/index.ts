/** Example calls of every method of the contract, for the tests of what sends, answers or parses them. */

export { exampleCalls, exampleOf } from './examples';
export { formOf, hasFile, sendExample } from './form';
