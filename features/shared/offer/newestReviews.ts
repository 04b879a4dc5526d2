import { callOf, getReviewsCall, type OfferId, type Review, readAnswer, type ShopRpc, useRpc } from '../api';
import { useShopQuery } from '../platform';
import { RpcError } from '../protocol';

/**
 * The approved reviews of several offers, newest first, in one request. An offer whose reviews are refused has none;
 * rejects if all are refused.
 */
async function fetchNewestReviews(
  rpc: ShopRpc,
  offerIds: readonly OfferId[],
  options?: { signal?: AbortSignal },
): Promise<Review[][]> {
  const results = await rpc.batch(
    offerIds.map((offerId) => callOf(getReviewsCall, { OfferID: offerId, orders: ['createdAt', 'desc'] })),
    options,
  );
  const [first] = results;
  if (first?.status === 'error' && results.every(({ status }) => status === 'error'))
    throw new RpcError(first.code);
  return results.map((result) => (result.status === 'ok' ? readAnswer(getReviewsCall, result.data) : []));
}

/** The approved reviews of several offers, newest first: a list for each, in their order. */
export function useNewestReviews(offerIds: readonly OfferId[]) {
  const rpc = useRpc();
  return useShopQuery({
    queryKey: ['newestReviews', offerIds],
    queryFn: ({ signal }) => fetchNewestReviews(rpc, offerIds, { signal }),
    enabled: offerIds.length > 0,
  });
}
