import type { Run } from './types';

export const run: Run = async ({ rpc, log, signal }) => {
  const call = {
    method: 'offers.f.getSlog',
    params: { Slog: 'libido' },
  };
  const offer = await rpc.call(call, { signal });
  log(offer);
};
