import * as v from 'valibot';

const callSchema = v.pipe(
  v.object({
    method: v.string(),
    params: v.optional(v.unknown()),
    args: v.optional(v.unknown()),
    meta: v.optional(v.unknown()),
  }),
  v.transform(({ method, params, args, meta }) => ({ on: method, sent: params ?? args, meta })),
);

/** Whether a request to this address carries calls in its body. The endpoint can be in any folder of its host. */
export const isRpc = (url: string): boolean => new URL(url).pathname.endsWith('/_rpc');

/**
 * What a request asks for: the method or the path, and what is sent with it. `undefined` for a batch and for what is no
 * JSON.
 */
export function readAsked(
  url: string,
  body: string,
): { on: string; sent: unknown; meta?: unknown } | undefined {
  try {
    const sent: unknown = body ? JSON.parse(body) : undefined;
    return isRpc(url) ? v.parse(callSchema, sent) : { on: new URL(url).pathname, sent };
  } catch {
    return undefined;
  }
}
