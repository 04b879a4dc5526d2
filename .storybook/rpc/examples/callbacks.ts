import type { Run } from './types';

const good = { method: 'protocol.wait', params: { ms: 200 } };
const bad = { method: 'no.such.method' };

export const run: Run = async ({ rpc, say, signal }) => {
  const options = { onOk: say, onError: say, signal };
  await rpc.call(good, options);
  await rpc.call(bad, options);
};
