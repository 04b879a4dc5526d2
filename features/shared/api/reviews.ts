import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { useShopQuery } from '../platform';
import { RpcError, type RpcOptions, type Unparsed } from '../protocol';
import { fullName } from './auth';
import type { WireReview } from './contract';
import { type Attachment, attachmentSchema } from './images';
import type { ShopRpc, WireReviewOrder } from './methods';
import { useRpc } from './RpcProvider';
import { idSchema, listSchema, type OfferId, optionalText, parseAnswer, wireObject } from './schema';

/** The sort orders that a shopper can choose, as the menu lists them. */
export const reviewOrders = ['withFiles', 'newest', 'oldest', 'best', 'worst'] as const;

export type ReviewOrder = (typeof reviewOrders)[number];

const wireOrders: Record<ReviewOrder, WireReviewOrder> = {
  withFiles: 'withFiles',
  newest: ['createdAt', 'desc'],
  oldest: ['createdAt', 'asc'],
  best: ['Rating', 'desc'],
  worst: ['Rating', 'asc'],
};

const reviewSchema = v.pipe(
  wireObject<WireReview>()({
    ID: idSchema,
    Rating: v.picklist([1, 2, 3, 4, 5]),
    Review: optionalText,
    ReviewHead: optionalText,
    Attachments: v.nullish(listSchema('Attachment', attachmentSchema), []),
    IsApproved: v.nullish(v.boolean(), false),
    createdAt: v.string(),
    _User: v.nullish(
      wireObject<WireReview['_User']>()({ FirstName: optionalText, LastName: optionalText }),
      {},
    ),
  }),
  v.transform((wire) => ({
    id: wire.ID,
    rating: wire.Rating,
    text: wire.Review,
    title: wire.ReviewHead,
    attachments: wire.Attachments,
    isApproved: wire.IsApproved,
    createdAt: wire.createdAt,
    author: fullName({ firstName: wire._User.FirstName, lastName: wire._User.LastName }),
  })),
);

export type Review = v.InferOutput<typeof reviewSchema>;

const reviewsSchema = listSchema('Review', reviewSchema);

const callOf = (offerId: OfferId, order: ReviewOrder) =>
  ({
    method: 'shopReviews.getAll',
    params: { OfferID: offerId, orders: wireOrders[order] },
  }) as const;

const approvedIn = (answer: Unparsed<WireReview[]>) =>
  parseAnswer(reviewsSchema, answer).filter((review) => review.isApproved);

/** The approved reviews of an offer. Reviews that moderation has not approved are left out. */
export async function fetchReviews(
  rpc: ShopRpc,
  offerId: OfferId,
  order: ReviewOrder,
  options?: RpcOptions,
): Promise<Review[]> {
  return approvedIn(await rpc.call(callOf(offerId, order), options));
}

/**
 * The approved reviews of several offers, newest first, in one request. An offer whose reviews are refused has none;
 * rejects if all are refused.
 */
export async function fetchNewestReviews(
  rpc: ShopRpc,
  offerIds: readonly OfferId[],
  options?: { signal?: AbortSignal },
): Promise<Review[][]> {
  const results = await rpc.batch(
    offerIds.map((offerId) => callOf(offerId, 'newest')),
    options,
  );
  const [first] = results;
  if (first?.status === 'error' && results.every(({ status }) => status === 'error'))
    throw new RpcError(first.code);
  return results.map((result) => (result.status === 'ok' ? approvedIn(result.data) : []));
}

/** The reviews of an offer in a sort order. */
export const reviewsQuery = (rpc: ShopRpc, offerId: OfferId, order: ReviewOrder) =>
  queryOptions({
    queryKey: ['reviews', offerId, order],
    queryFn: ({ signal }) => fetchReviews(rpc, offerId, order, { signal }),
  });

/** Uses `reviewsQuery`. When the sort order changes, the previous reviews stay until the new ones have loaded. */
export function useReviews(offerId: OfferId, order: ReviewOrder) {
  const rpc = useRpc();
  return useShopQuery({
    ...reviewsQuery(rpc, offerId, order),
    placeholderData: (previous, query) => (query?.queryKey[1] === offerId ? previous : undefined),
  });
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

export interface NewReview {
  offerId: OfferId;
  /** 0 if no star was chosen; sent as it is (Specification/Offers). */
  rating: 0 | Review['rating'];
  title: string;
  text: string;
  attachments: readonly Attachment[];
}

/** Submits a review to moderation; it is shown only once approved. Resolves to its id; rejects with `NOT_LOGGED_IN`. */
export async function addReview(rpc: ShopRpc, review: NewReview, options?: RpcOptions): Promise<string> {
  const answer = await rpc.call(
    {
      method: 'shopReviews.add',
      params: {
        OfferID: review.offerId,
        Rating: review.rating,
        Review: review.text,
        ReviewHead: review.title,
        Attachments: review.attachments.map(({ id, name, url }) => ({ ID: id, ImageName: name, Url: url })),
      },
    },
    options,
  );
  return parseAnswer(idSchema, answer);
}
