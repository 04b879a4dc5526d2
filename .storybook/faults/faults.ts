/** Something that goes wrong with a call. */
export interface Fault {
  /**
   * The response in place of the backend's.
   *
   * @param fromBackend has the backend carry the call out, and resolves with its answer
   * @param meta the call's `meta`, which its answer repeats
   */
  answer: (fromBackend: () => Promise<unknown>, meta: unknown) => Promise<Response>;
}

const json = (body: unknown) => Response.json(body);

/** The backend's answer with some fields replaced. */
async function changed(fromBackend: () => Promise<unknown>, change: object): Promise<Response> {
  const answer = await fromBackend();
  return json({ ...(typeof answer === 'object' ? answer : {}), ...change });
}

/** The backend refuses the call with this error code. */
export const refusal = (data: string): Fault => ({
  answer: async (_fromBackend, meta) => json({ status: 'error', data, meta }),
});

/** Faults in an answer that comes. Answers that do not come are tests of their own in the matrix. */
export const faults = {
  'connection refused': { answer: async () => Response.error() },
  'HTTP 500': { answer: async () => new Response('Something broke.', { status: 500 }) },
  'HTML instead of JSON': {
    answer: async () =>
      new Response('<!doctype html><h1>502</h1>', { headers: { 'content-type': 'text/html' } }),
  },
  'JSON of another shape': {
    answer: (fromBackend) => changed(fromBackend, { status: 'ok', data: { no: 'sense' }, country_code: 7 }),
  },
  'an unknown error code': refusal('NEVER_HEARD'),
  'an answer that nobody asked for': {
    answer: async (fromBackend) => {
      const answer = await fromBackend();
      return json([answer, { ...(typeof answer === 'object' ? answer : {}), meta: { id: 1_000_000 } }]);
    },
  },
  'the answer twice': {
    answer: async (fromBackend) => {
      const answer = await fromBackend();
      return json([answer, answer]);
    },
  },
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults | 'a code of the contract';
