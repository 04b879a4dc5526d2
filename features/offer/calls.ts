import * as v from 'valibot';
import {
  type Attachment,
  ask,
  attachmentSchema,
  defineCall,
  filledText,
  getReviewsCall,
  idSchema,
  type OfferId,
  type Review,
  type Sent,
  type ShopRpc,
  useRpc,
} from '#features/shared/api';
import { useShopQuery } from '#features/shared/platform';
import type { RpcOptions } from '#features/shared/protocol';

/** The sort orders that a shopper can choose, as the menu lists them. */
export const reviewOrders = ['withFiles', 'newest', 'oldest', 'best', 'worst'] as const;

export type ReviewOrder = (typeof reviewOrders)[number];

const wireOrders: Record<ReviewOrder, Sent<typeof getReviewsCall>['orders']> = {
  withFiles: 'withFiles',
  newest: ['createdAt', 'desc'],
  oldest: ['createdAt', 'asc'],
  best: ['Rating', 'desc'],
  worst: ['Rating', 'asc'],
};

/** The approved reviews of an offer. */
export const fetchReviews = (
  rpc: ShopRpc,
  offerId: OfferId,
  order: ReviewOrder,
  options?: RpcOptions,
): Promise<Review[]> => ask(rpc, getReviewsCall, { OfferID: offerId, orders: wireOrders[order] }, options);

/** The reviews of an offer in a sort order. When that changes, the previous ones stay until the new ones have loaded. */
export function useReviews(offerId: OfferId, order: ReviewOrder) {
  const rpc = useRpc();
  return useShopQuery({
    queryKey: ['reviews', offerId, order],
    queryFn: ({ signal }) => fetchReviews(rpc, offerId, order, { signal }),
    placeholderData: (previous, query) => (query?.queryKey[1] === offerId ? previous : undefined),
  });
}

export const addReviewCall = defineCall('shopReviews.add', {
  purpose: 'Submits a review to moderation',
  params: v.object({
    OfferID: idSchema,
    /** 0 if no star was chosen (Specification/Cart). */
    Rating: v.picklist([0, 1, 2, 3, 4, 5]),
    Review: v.string(),
    ReviewHead: v.string(),
    Attachments: v.array(v.object({ ID: idSchema, ImageName: v.string(), Url: v.string() })),
  }),
  answer: idSchema,
  errors: ['NOT_LOGGED_IN'],
});

export interface NewReview {
  offerId: OfferId;
  /** 0 if no star was chosen; sent as it is (Specification/Cart). */
  rating: 0 | Review['rating'];
  title: string;
  text: string;
  attachments: readonly Attachment[];
}

/** Submits a review to moderation; it is shown only once approved. Resolves to its id; rejects with `NOT_LOGGED_IN`. */
export const addReview = (rpc: ShopRpc, review: NewReview, options?: RpcOptions): Promise<string> =>
  ask(
    rpc,
    addReviewCall,
    {
      OfferID: review.offerId,
      Rating: review.rating,
      Review: review.text,
      ReviewHead: review.title,
      Attachments: review.attachments.map(({ id, name, url }) => ({ ID: id, ImageName: name, Url: url })),
    },
    options,
  );

export const uploadImageCall = defineCall('staticContent.images.f.upload', {
  purpose: 'Uploads a picture of a review',
  params: v.object({ ImageName: filledText, ImageTag: v.literal('offer'), ImageFile: v.file() }),
  answer: attachmentSchema,
  errors: ['NOT_LOGGED_IN', 'NOT_AN_IMAGE'],
});

export interface NewImage {
  /** The name that its author gave it. */
  name: string;
  file: File;
}

/** Uploads a picture for a review and reports to `options.onProgress`. Rejects with `NOT_LOGGED_IN` or `NOT_AN_IMAGE`. */
export const uploadImage = (
  rpc: ShopRpc,
  { name, file }: NewImage,
  options?: RpcOptions,
): Promise<Attachment> =>
  ask(rpc, uploadImageCall, { ImageName: name, ImageTag: 'offer', ImageFile: file }, options);
