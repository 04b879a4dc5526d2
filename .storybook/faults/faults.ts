/** What can befall a call: the response that comes instead of the proper one, for which the call must be carried out. */
export interface Fault {
  answer: (proper: () => Promise<unknown>, meta: unknown) => Promise<Response>;
}

const json = (body: unknown) => Response.json(body);

/** The answer to a call with something else in it. */
async function changed(proper: () => Promise<unknown>, change: object): Promise<Response> {
  const answer = await proper();
  return json({ ...(typeof answer === 'object' ? answer : {}), ...change });
}

/** A call that is not carried out. */
export const refusal = (data: string): Fault => ({
  answer: async (_proper, meta) => json({ status: 'error', data, meta }),
});

/** The faults of an answer that comes, by what they are. */
export const faults = {
  'connection refused': { answer: async () => Response.error() },
  'HTTP 500': { answer: async () => new Response('Something broke.', { status: 500 }) },
  'HTML instead of JSON': {
    answer: async () =>
      new Response('<!doctype html><h1>502</h1>', { headers: { 'content-type': 'text/html' } }),
  },
  'JSON of another shape': {
    answer: (proper) => changed(proper, { status: 'ok', data: { no: 'sense' }, country_code: 7 }),
  },
  'a code that nobody knows': refusal('NEVER_HEARD'),
  'an answer that nobody asked for': {
    answer: async (proper) => {
      const answer = await proper();
      return json([answer, { ...(typeof answer === 'object' ? answer : {}), meta: { id: 1_000_000 } }]);
    },
  },
  'the answer twice': {
    answer: async (proper) => {
      const answer = await proper();
      return json([answer, answer]);
    },
  },
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults | 'a code of the contract';
