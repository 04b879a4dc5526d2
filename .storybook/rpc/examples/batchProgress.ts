import type { Run } from './types';

const wait = { method: 'protocol.wait', params: { ms: 300 } };

export const run: Run = async ({ rpc, log, showProgress, signal }) => {
  const results = await rpc.batch([wait, wait, wait, wait], {
    onBatchProgress: ({ done, total }) => showProgress(done, total),
    signal,
  });
  log(`${results.length} answers`);
};
