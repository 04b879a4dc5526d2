import { RpcError } from '#features/shared/protocol';
import type { Run } from './types';

const call = {
  method: 'offers.f.getSlog',
  params: { Slog: 'nothing-like-it' },
};

export const run: Run = async ({ rpc, say, signal }) => {
  try {
    await rpc.call(call, { signal });
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    say(error.code);
  }
  // What nobody catches is a rejected promise like any other.
  const stream = { method: 'no.such.stream' };
  await rpc.subscribe(stream, { onData: say, signal });
};
