import type { Run } from './types';

const offer = {
  method: 'offers.f.getSlog',
  params: { Slog: 'libido' },
  meta: { as: 'offer' },
};
const reviews = {
  method: 'shopReviews.getAll',
  bind: { to: { meta: { as: 'offer' } }, params: { OfferID: 'ID' } },
};

export const run: Run = async ({ rpc, log, signal }) => {
  const results = await rpc.batch([offer, reviews], { signal });
  for (const result of results) log(result);
};
