import type { Run } from './types';

const wait = { method: 'protocol.wait', params: { ms: 300 } };

export const run: Run = async ({ rpc, say, show, signal }) => {
  const results = await rpc.batch([wait, wait, wait, wait], {
    onBatchProgress: ({ done, total }) => show(done, total),
    signal,
  });
  say(`${results.length} answers`);
};
