import { parse } from 'hono/utils/cookie';
import * as v from 'valibot';
import type { RpcCall, RpcResult } from '#features/shared/protocol';
import { formOf, hasFile } from '../examples';

/** The shop gives an order up as lost after this time (Specification/Orders). */
const TIMEOUT_MS = 30_000;

const answerSchema = v.pipe(
  v.object({
    status: v.picklist(['ok', 'error']),
    data: v.nonNullish(v.unknown()),
    meta: v.object({ id: v.number() }),
  }),
  v.transform(({ status, data, meta }): { id: number; result: RpcResult } => ({
    id: meta.id,
    result: status === 'ok' ? { status, data } : { status, code: String(data) },
  })),
);

/** A call as a batch sends it. */
export interface BatchCall extends RpcCall {
  bind?: { to: { method: string }; params: Record<string, string> };
}

/** The backend did not answer as the protocol says. The message completes 'The call …'. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

export type Visitor = ReturnType<typeof createVisitor>;

interface VisitorOptions {
  /** The backend. */
  address: string;
  /** The shop's origin. */
  origin: string;
  meta: object;
  onTime: (method: string, ms: number) => void;
}

let lastId = 0;

/** Sends what a browser with the shop would send, and keeps cookies. */
export function createVisitor({ address, origin, meta: common, onTime }: VisitorOptions) {
  const cookies = new Map<string, string>();
  const setCookies: string[] = [];

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('origin', origin);
    if (cookies.size > 0) headers.set('cookie', Array.from(cookies, (pair) => pair.join('=')).join('; '));
    const signal = init.signal ?? AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(address + path, { ...init, headers, signal }).catch((error: unknown) => {
      throw new NoAnswer(
        error instanceof Error && error.name === 'TimeoutError' ? 'got no answer in 30 s' : 'got no answer',
      );
    });
    for (const cookie of response.headers.getSetCookie()) {
      setCookies.push(cookie);
      for (const [name, value] of Object.entries(parse(cookie.split(';')[0] ?? '')))
        if (value !== undefined) cookies.set(name, value);
    }
    return response;
  }

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  const jsonOf = async (response: Response): Promise<unknown> => {
    if (!response.ok) throw new NoAnswer(`is answered with HTTP ${response.status}`);
    return response.json().catch(() => {
      throw new NoAnswer('is answered with something that is not JSON');
    });
  };

  const timed = async <T>(method: string, run: () => Promise<T>): Promise<T> => {
    const begin = performance.now();
    try {
      return await run();
    } finally {
      onTime(method, performance.now() - begin);
    }
  };

  const sentOf = (call: BatchCall) => {
    lastId += 1;
    return { action: 'call', ...call, meta: { ...common, ...call.meta, id: lastId } };
  };

  const read = (answer: unknown) => {
    const parsed = v.safeParse(answerSchema, answer);
    if (!parsed.success) throw new NoAnswer('is answered without status, data or meta.id');
    return parsed.output;
  };

  return {
    send,
    post,
    /** The session cookies that the backend has set, as headers. */
    setCookies,
    /** Calls a method, as the shop does. Resolves to the data, or to the code of a refusal. */
    async call(call: RpcCall) {
      const sent = sentOf(call);
      const body = await timed(call.method, async () =>
        jsonOf(
          hasFile(call)
            ? await send('/_rpc', { method: 'POST', body: formOf(call, sent.meta) })
            : await post('/_rpc', sent),
        ),
      );
      const { id, result } = read(body);
      if (id !== sent.meta.id) throw new NoAnswer('is answered with the meta.id of another call');
      return result;
    },
    /** Resolves to the results in call order. */
    async batch(calls: readonly BatchCall[], headers: Record<string, string> = {}) {
      const sent = calls.map(sentOf);
      const answers = v.safeParse(v.array(v.unknown()), await jsonOf(await post('/_rpc', sent, headers)));
      if (!answers.success) throw new NoAnswer('is not answered with an array');
      const results = new Map(answers.output.map(read).map(({ id, result }) => [id, result]));
      return sent.map(({ meta }) => results.get(meta.id));
    },
    /** Opens a stream. Resolves to the response. */
    subscribe: (call: RpcCall, signal: AbortSignal) =>
      send('/_rpc', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...sentOf(call), action: 'subscribe' }),
        signal,
      }),
    /** Asks a service beside the backend. Resolves to its answer. */
    service: async ({ method, params }: RpcCall): Promise<unknown> =>
      timed(method, async () => jsonOf(await (params ? post(method, params) : send(method)))),
  };
}
