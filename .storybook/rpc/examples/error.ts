import { RpcError } from '#features/shared/protocol';
import type { Run } from './types';

const call = {
  method: 'offers.f.getSlog',
  params: { Slog: 'nothing-like-it' },
};

export const run: Run = async ({ rpc, log, signal }) => {
  try {
    await rpc.call(call, { signal });
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    log(error.code);
  }
  // An error that is not caught rejects the promise.
  const stream = { method: 'no.such.stream' };
  await rpc.subscribe(stream, { onData: log, signal });
};
