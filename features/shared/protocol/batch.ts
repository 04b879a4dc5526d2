import { noData } from './answer';
import { bindAll } from './bind';
import { withCallbacks } from './callbacks';
import type { RpcCore } from './core';
import { RpcError } from './errors';
import { withProgress } from './progress';
import type { RpcBatchCall, RpcBatchOptions, RpcCallbacks, RpcResult } from './types';

type Outcome = RpcResult | RpcResult[];

/** `RpcClient.batch` for every result mode. */
export async function batch(
  core: RpcCore,
  calls: readonly RpcBatchCall[],
  { onOk, onError, ...options }: RpcBatchOptions & Partial<RpcCallbacks<Outcome>> = {},
): Promise<Outcome | undefined> {
  const run = () => runBatch(core, calls, options);
  return (onOk ?? onError) === undefined ? run() : withCallbacks({ onOk, onError }, run);
}

async function runBatch(
  core: RpcCore,
  calls: readonly RpcBatchCall[],
  { result = 'all', onBatchProgress, ...options }: RpcBatchOptions,
): Promise<Outcome> {
  if (calls.length === 0) throw new RpcError('NOTHING_TO_PROCESS');
  const sent = bindAll(
    calls,
    calls.map((call) => core.prepare('call', call)),
  );
  const results =
    onBatchProgress === undefined
      ? await core.send(sent, options)
      : await withProgress(core, onBatchProgress, (headers) => core.send(sent, { ...options, headers }));

  const inCallOrder = sent.map(({ meta }) => results.get(meta.id));
  if (result === 'all') return inCallOrder.map((answered) => answered ?? noData);
  const selected = inCallOrder.filter((answered) => answered !== undefined).at(result === 'first' ? 0 : -1);
  if (!selected) throw new RpcError('NOT_FOUND');
  return selected;
}
