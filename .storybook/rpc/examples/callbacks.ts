import type { Run } from './types';

const good = { method: 'protocol.wait', params: { ms: 200 } };
const bad = { method: 'no.such.method' };

export const run: Run = async ({ rpc, log, signal }) => {
  const options = { onOk: log, onError: log, signal };
  await rpc.call(good, options);
  await rpc.call(bad, options);
};
