import * as v from 'valibot';
import { CallError } from './method';
import type { Subscription } from './protocol';

/** Sends events until it resolves, which ends the stream, or rejects, which makes the stream fail. */
export type Feed = (send: (json: unknown) => void, isCancelled: AbortSignal) => Promise<void>;

/** Validates a subscription and returns its feed. */
export type Stream = (subscription: Subscription) => Feed;

/** A stream whose params are validated before it opens. */
export function stream<const S extends v.GenericSchema>(
  schema: S,
  feed: (params: v.InferOutput<S>) => Feed,
): Stream {
  return ({ params = {} }) => {
    const parsed = v.safeParse(schema, params);
    if (!parsed.success) throw new CallError('PARAMS_INVALID');
    return feed(parsed.output);
  };
}

/** Server-sent events, each with its data as `{ json }` (Specification/Protocol), until the request is aborted. */
export function eventStream(feed: Feed, { signal }: Request): Response {
  const cancelled = new AbortController();
  // When the client disconnects, some servers cancel the body and others abort the request.
  signal.addEventListener('abort', () => cancelled.abort());
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => {
        if (!cancelled.signal.aborted) controller.enqueue(encoder.encode(text));
      };
      // Send a comment at once, so that the client knows that the stream is open.
      write(': open\n\n');
      feed((json) => write(`data: ${JSON.stringify({ json })}\n\n`), cancelled.signal).then(
        () => cancelled.signal.aborted || controller.close(),
        (error) => controller.error(error),
      );
    },
    cancel: () => cancelled.abort(),
  });
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
  });
}
