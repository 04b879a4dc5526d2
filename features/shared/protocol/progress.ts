import { v4 as uuid } from 'uuid';
import * as v from 'valibot';
import { checkCallbacks } from './callbacks';
import type { RpcCore } from './core';
import { subscribe } from './subscribe';
import type { RpcBatchProgress } from './types';

const progressSchema = v.object({ done: v.number(), total: v.number() });

/** Sends a batch with a progress id and subscribes to its progress while it runs (Specification/Protocol). */
export async function withProgress<T>(
  core: RpcCore,
  onBatchProgress: (progress: RpcBatchProgress) => void,
  send: (headers: Record<string, string>) => Promise<T>,
): Promise<T> {
  checkCallbacks({ onBatchProgress });
  const id = uuid();
  const settled = new AbortController();
  const onData = (json: unknown) => {
    const parsed = v.safeParse(progressSchema, json);
    if (parsed.success) onBatchProgress(parsed.output);
  };
  // Most batches end before the stream would open. A failing stream does not affect the batch.
  subscribe(core, { method: 'batching.progress', params: { id } }, { onData, signal: settled.signal }).catch(
    () => {},
  );
  try {
    return await send({ 'X-Batch-Progress': id });
  } finally {
    settled.abort();
  }
}
