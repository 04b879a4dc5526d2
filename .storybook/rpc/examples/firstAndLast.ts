import type { Run } from './types';

const calls = ['libido', 'prosta-vital', 'pure-fit'].map((Slog) => ({
  method: 'offers.f.getSlog',
  params: { Slog },
}));

export const run: Run = async ({ rpc, log, signal }) => {
  log(await rpc.batch(calls, { result: 'first', signal }));
  log(await rpc.batch(calls, { result: 'last', signal }));
};
