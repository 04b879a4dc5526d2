import * as v from 'valibot';
import type { WireReview } from '#features/shared/api';
import { CallError, type Context, type Implementation, idSchema, method, requireUser } from './method';
import type { StoredReview } from './store';

const orderSchema = v.union([
  v.literal('withFiles'),
  v.tuple([v.picklist(['createdAt', 'Rating']), v.picklist(['asc', 'desc'])]),
]);

type ReviewOrder = v.InferOutput<typeof orderSchema>;

const newestFirst = (a: StoredReview, b: StoredReview) => Date.parse(b.createdAt) - Date.parse(a.createdAt);

function sorted(reviews: StoredReview[], order: ReviewOrder): StoredReview[] {
  // Sorting is stable, so equal reviews stay newest first.
  const newest = reviews.toSorted(newestFirst);
  if (order === 'withFiles') {
    return newest.sort((a, b) => Number(b.Attachments.length > 0) - Number(a.Attachments.length > 0));
  }
  const [field, direction] = order;
  const sign = direction === 'asc' ? 1 : -1;
  if (field === 'Rating') return newest.sort((a, b) => sign * (a.Rating - b.Rating));
  return direction === 'desc' ? newest : newest.reverse();
}

function onWire(review: StoredReview, { addressOf }: Context): WireReview[] {
  const { Rating, Attachments, ...rest } = review;
  // A review without stars is not listed: the wire format has ratings of 1 to 5 only.
  if (Rating === 0) return [];
  return [
    {
      ...rest,
      Rating,
      Attachments: Attachments.map(({ path, ...file }) => ({ ...file, Url: addressOf(path) })),
    },
  ];
}

export const reviewMethods = {
  'shopReviews.getAll': method(
    v.object({ OfferID: idSchema, orders: v.optional(orderSchema, ['createdAt', 'desc']) }),
    async ({ OfferID, orders }, context) => {
      const reviews = await context.store.reviews.ofOffer(OfferID);
      return sorted(reviews, orders).flatMap((review) => onWire(review, context));
    },
  ),

  'shopReviews.add': method(
    v.object({
      OfferID: idSchema,
      Rating: v.picklist([0, 1, 2, 3, 4, 5]),
      Review: v.string(),
      ReviewHead: v.string(),
      Attachments: v.array(v.object({ ID: idSchema })),
    }),
    async ({ Attachments, ...review }, context) => {
      const { store, now } = context;
      const { FirstName, LastName } = await requireUser(context);
      const images = await Promise.all(Attachments.map(({ ID }) => store.images.find(ID)));
      return store.reviews.add({
        ...review,
        // Only images that were uploaded here are attached; URLs sent by the client are not trusted.
        Attachments: images.map((image) => {
          if (!image) throw new CallError('PARAMS_INVALID');
          return { ID: image.id, ImageName: image.name, path: `uploads/${image.id}` };
        }),
        IsApproved: false,
        createdAt: now().toISOString(),
        _User: { FirstName, LastName },
      });
    },
  ),
} satisfies Partial<Implementation>;
