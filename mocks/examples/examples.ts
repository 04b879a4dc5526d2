import { handlers } from '../backend';

/** The examples of every call, which stand with the mock backend's handlers. */
export const exampleCalls = Object.values(handlers).flatMap(({ examples }) => examples);

/** The first example of a call, which succeeds. */
export function exampleOf(name: string) {
  const example = exampleCalls.find(({ method }) => method === name);
  if (!example) throw new Error(`No handler of mocks/backend has an example of ${name}.`);
  return example;
}
