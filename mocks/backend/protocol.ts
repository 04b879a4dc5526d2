import * as v from 'valibot';
import { countries } from '../fixtures';

const metaSchema = v.looseObject({
  id: v.optional(v.union([v.number(), v.string()])),
  country: v.optional(v.picklist(countries)),
  key: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
});

/**
 * Returned unchanged with the answer. `country` selects the shop, `key` identifies a checkout attempt
 * (Specification/Orders).
 */
export type Meta = v.InferOutput<typeof metaSchema>;

const asked = {
  method: v.string(),
  params: v.optional(v.record(v.string(), v.unknown())),
  args: v.optional(v.record(v.string(), v.unknown())),
  meta: v.optional(metaSchema, {}),
};

const subscriptionSchema = v.object({ action: v.literal('subscribe'), ...asked });

/** Asks for a stream of events (Specification/Protocol). */
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

/** More than any page sends at once. */
export const MAX_CALLS = 100;

const bodySchema = v.union([
  callSchema,
  v.pipe(v.array(callSchema), v.maxLength(MAX_CALLS)),
  subscriptionSchema,
]);

/**
 * Reads the body of a request to `_rpc`: one call, an array of calls or a subscription; `undefined` if it is invalid.
 * Content types other than JSON and multipart are invalid: a form on another site could send a call as plain text. So it
 * could as multipart, which is invalid without a file.
 */
export async function readBody(request: Request): Promise<Call | Call[] | Subscription | undefined> {
  const type = request.headers.get('content-type') ?? '';
  try {
    if (type.startsWith('application/json')) return v.parse(bodySchema, await request.json());
    if (!type.startsWith('multipart/form-data')) return undefined;
    const { call: part, ...files } = Object.fromEntries(await request.formData());
    if (Object.keys(files).length === 0) return undefined;
    const call = v.parse(callSchema, JSON.parse(part instanceof File ? await part.text() : (part ?? '')));
    return { ...call, params: { ...call.params, ...v.parse(v.record(v.string(), v.file()), files) } };
  } catch {
    return undefined;
  }
}

/**
 * Answers a batch in call order. A bound call needs fields of another call's answer, so that call runs first, wherever
 * it is in the batch (Specification/Protocol).
 *
 * @param onAnswer called after each call with the number of calls answered so far
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
    // The data of a failed call is its error code, which has no fields.
    const fields = new Map(typeof data === 'object' && data ? Object.entries(data) : []);
    const taken = Object.entries(params).map(([param, field]) => [param, fields.get(field)] as const);
    if (taken.some(([, value]) => value === undefined)) return undefined;
    return { ...call, params: { ...call.params, ...Object.fromEntries(taken) } };
  }

  const given: Answer[] = [];
  for (const call of calls) given.push(await answer(call, []));
  return given;
}
