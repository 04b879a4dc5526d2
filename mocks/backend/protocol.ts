import * as v from 'valibot';

const metaSchema = v.looseObject({
  id: v.optional(v.union([v.number(), v.string()])),
  country: v.optional(v.picklist(['BA', 'RS', 'HR', 'ME'])),
  key: v.optional(v.string()),
});

/** Comes back with the answer as it was sent. `country` names the shop, `key` a purchase attempt (decision 18). */
export type Meta = v.InferOutput<typeof metaSchema>;

const asked = {
  method: v.string(),
  params: v.optional(v.record(v.string(), v.unknown())),
  args: v.optional(v.record(v.string(), v.unknown())),
  meta: v.optional(metaSchema, {}),
};

const subscriptionSchema = v.object({ action: v.literal('subscribe'), ...asked });

/** Asks for a stream of events (contract, 'Subscribe'). */
export type Subscription = v.InferOutput<typeof subscriptionSchema>;

const callSchema = v.object({
  action: v.literal('call'),
  ...asked,
  bind: v.optional(
    v.object({
      to: v.union([
        v.object({ meta: v.object({ id: v.union([v.number(), v.string()]) }) }),
        v.object({ method: v.string() }),
      ]),
      params: v.record(v.string(), v.string()),
    }),
  ),
});

export type Call = v.InferOutput<typeof callSchema>;

export interface Answer {
  status: 'ok' | 'error';
  data: unknown;
  meta: Meta;
}

const bodySchema = v.union([callSchema, v.array(callSchema), subscriptionSchema]);

/**
 * What a request to `_rpc` asks for: one call, several in an array, or a stream; `undefined` where the body is not in
 * the protocol. A body that is not called JSON or multipart is not: a form of another site could send it unasked.
 */
export async function readBody(request: Request): Promise<Call | Call[] | Subscription | undefined> {
  const type = request.headers.get('content-type') ?? '';
  try {
    if (type.startsWith('application/json')) return v.parse(bodySchema, await request.json());
    if (!type.startsWith('multipart/form-data')) return undefined;
    const { call: part, ...files } = Object.fromEntries(await request.formData());
    const call = v.parse(callSchema, JSON.parse(part instanceof File ? await part.text() : (part ?? '')));
    return { ...call, params: { ...call.params, ...v.parse(v.record(v.string(), v.file()), files) } };
  } catch {
    return undefined;
  }
}

/**
 * Answers a batch in call order. A bound call takes fields of another call's answer first, so that one runs before it
 * wherever it stands (contract, 'Calls').
 *
 * @param onAnswer told after each call how many have been answered
 */
export async function answerBatch(
  calls: Call[],
  run: (call: Call) => Promise<Answer>,
  onAnswer: (done: number) => void,
): Promise<Answer[]> {
  const answers = new Map<Call, Answer>();

  async function answer(call: Call, waiting: Call[]): Promise<Answer> {
    const earlier = answers.get(call);
    if (earlier) return earlier;
    const bound = await bind(call, [...waiting, call]);
    const given: Answer = bound
      ? await run(bound)
      : { status: 'error', data: 'RPC_CLIENT_BIND_NOT_FOUND_OR_ERROR', meta: call.meta };
    answers.set(call, given);
    onAnswer(answers.size);
    return given;
  }

  async function bind(call: Call, waiting: Call[]): Promise<Call | undefined> {
    if (!call.bind) return call;
    const { to, params } = call.bind;
    const target = calls.find(
      (other) => other !== call && ('meta' in to ? other.meta.id === to.meta.id : other.method === to.method),
    );
    if (!target || waiting.includes(target)) return undefined;
    const { data } = await answer(target, waiting);
    // A failed call's data is its code, which has no fields.
    const fields = new Map(typeof data === 'object' && data ? Object.entries(data) : []);
    const taken = Object.entries(params).map(([param, field]) => [param, fields.get(field)] as const);
    if (taken.some(([, value]) => value === undefined)) return undefined;
    return { ...call, params: { ...call.params, ...Object.fromEntries(taken) } };
  }

  const given: Answer[] = [];
  for (const call of calls) given.push(await answer(call, []));
  return given;
}
