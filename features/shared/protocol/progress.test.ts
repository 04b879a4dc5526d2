import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRpcClient } from '.';
import './later';

interface SentBody {
  action: string;
  method: string;
  params: { id: string };
  meta: object;
}

/** The bodies of the requests, and their `X-Batch-Progress`. */
let requests: { body: SentBody | SentBody[]; id: string | null; signal: AbortSignal | null }[];
let answerBatch: () => void;
let stream: ReadableStreamDefaultController<Uint8Array>;
/** Whether the stream can be opened. */
let hasStream: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  hasStream = true;
  vi.stubGlobal('fetch', async (_url: string, { body, headers, signal }: RequestInit) => {
    const sent: SentBody | SentBody[] = JSON.parse(String(body));
    requests.push({ body: sent, id: new Headers(headers).get('x-batch-progress'), signal: signal ?? null });
    if (!Array.isArray(sent)) {
      if (!hasStream) return new Response('busy', { status: 503 });
      const body = new ReadableStream({
        start(controller) {
          stream = controller;
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    }
    await new Promise<void>((resolve) => {
      answerBatch = resolve;
    });
    return Response.json(sent.map(({ meta }) => ({ status: 'ok', data: 1, meta })));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const calls = [{ method: 'a' }, { method: 'b' }];
const send = (json: unknown) =>
  stream.enqueue(new TextEncoder().encode(`data: ${JSON.stringify({ json })}\n\n`));

async function begun() {
  const onBatchProgress = vi.fn();
  const results = createRpcClient({ url: 'http://localhost/_rpc' }).batch(calls, { onBatchProgress });
  await vi.advanceTimersByTimeAsync(500);
  return { onBatchProgress, results };
}

it('follows a batch that runs longer than the stream takes to open, by the id that both have', async () => {
  const { onBatchProgress, results } = await begun();
  const [batch, subscription] = requests;
  expect(subscription?.body).toMatchObject({
    action: 'subscribe',
    method: 'batching.progress',
    params: { id: batch?.id },
  });
  send({ done: 1, total: 2 });
  await vi.advanceTimersByTimeAsync(0);
  expect(onBatchProgress.mock.calls).toEqual([[{ done: 1, total: 2 }]]);
  answerBatch();
  expect(await results).toHaveLength(2);
  expect(subscription?.signal?.aborted).toBe(true);
});

it.each([[null], [{ done: '1', total: 2 }]])('leaves out a progress of %o', async (json) => {
  const { onBatchProgress, results } = await begun();
  send(json);
  await vi.advanceTimersByTimeAsync(0);
  expect(onBatchProgress).not.toHaveBeenCalled();
  answerBatch();
  await results;
});

it('does not need its stream', async () => {
  hasStream = false;
  const { onBatchProgress, results } = await begun();
  answerBatch();
  expect(await results).toHaveLength(2);
  expect(onBatchProgress).not.toHaveBeenCalled();
});
