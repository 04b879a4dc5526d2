import { queryOptions, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { useShopQuery } from '../platform';
import type { RpcOptions } from '../protocol';
import { ask, defineCall, orNull, type ShopRpc } from './defineCall';
import { withEarly } from './early';
import { OFFER_METHOD, offerRequest, offersRequest } from './earlyRequests';
import { type Offer, type OfferList, offerListSchema, offerSchema } from './offerSchema';
import { useRpc } from './RpcProvider';
import type { Slug } from './schema';

/** Selects only bundles (`ne`) or only single offers (`eq`). */
const filterSchema = v.object({
  name: v.literal('ChildOffers'),
  op: v.picklist(['eq', 'ne']),
  value: v.null(),
});

export const getOffersCall = defineCall(offersRequest.method, {
  purpose: 'Lists the offers, with ratings where asked',
  carrier: 'args',
  params: v.object({
    filters: v.optional(v.array(filterSchema)),
    includeReviews: v.optional(v.boolean()),
  }),
  answer: offerListSchema,
});

export const getOfferCall = defineCall(OFFER_METHOD, {
  purpose: 'Returns one offer by its slug',
  params: v.object({ Slog: v.string() }),
  answer: offerSchema,
  errors: ['NOT_FOUND'],
});

/** Every offer with its rating. */
export const fetchOffers = (rpc: ShopRpc, options?: RpcOptions): Promise<OfferList> =>
  ask(rpc, getOffersCall, offersRequest.args, options);

/** One offer by its slug; `null` if the backend does not know the slug. */
export const fetchOffer = (rpc: ShopRpc, slug: Slug, options?: RpcOptions): Promise<Offer | null> =>
  orNull(ask(rpc, getOfferCall, offerRequest(slug).params, options));

/** The list of offers; all screens share one request. */
export const offersQuery = (rpc: ShopRpc) =>
  queryOptions({
    queryKey: ['offers'],
    queryFn: ({ signal }) => fetchOffers(withEarly(rpc, 'offers'), { signal }),
  });

/** One offer; `null` if the backend does not know it. */
export const offerQuery = (rpc: ShopRpc, slug: Slug) =>
  queryOptions({
    queryKey: ['offer', slug],
    queryFn: ({ signal }) => fetchOffer(withEarly(rpc, `offer/${slug}`), slug, { signal }),
  });

const offersOf = ({ offers }: OfferList) => offers;

const productsOf = ({ offers }: OfferList) => offers.filter(({ children }) => children === undefined);

/** All valid offers. Screens share one request. */
export function useOffers() {
  return useShopQuery({ ...offersQuery(useRpc()), select: offersOf });
}

/**
 * The valid offers that are no bundles: what the filter `ChildOffers eq null` would answer, picked from the same request
 * (Specification/Cart).
 */
export function useProducts() {
  return useShopQuery({ ...offersQuery(useRpc()), select: productsOf });
}

/** The list with its malformed items, to tell offers that are no longer sold from malformed ones. Shares the same request. */
export function useOfferList() {
  return useShopQuery(offersQuery(useRpc()));
}

/**
 * One offer. An offer from the loaded list shows at once and is refreshed in the background; a failed refresh keeps it.
 * `isNotFound` is set only by the backend's `NOT_FOUND`.
 */
export function useOffer(slug: Slug) {
  const rpc = useRpc();
  const queryClient = useQueryClient();
  const fromList = () =>
    queryClient.getQueryData(offersQuery(rpc).queryKey)?.offers.find((offer) => offer.slug === slug);
  const { data, isError, isFetching, refetch } = useShopQuery({
    ...offerQuery(rpc, slug),
    placeholderData: fromList,
  });
  const isNotFound = data === null;
  const offer = isNotFound ? undefined : (data ?? fromList());
  return {
    offer,
    isNotFound,
    isError,
    isFetching,
    refetch,
  };
}
