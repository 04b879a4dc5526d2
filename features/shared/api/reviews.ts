import * as v from 'valibot';
import { fullName } from './auth';
import { defineCall } from './defineCall';
import {
  idSchema,
  listSchema,
  pictureSchema,
  promised,
  textSchema,
  unread,
  type WireId,
  wireObject,
} from './schema';

/** A picture attached to a review. */
export const attachmentSchema = v.pipe(
  wireObject({ ID: idSchema, ImageName: textSchema, Url: pictureSchema }),
  v.transform((wire) => ({ id: wire.ID, name: wire.ImageName, url: wire.Url })),
);

export type Attachment = v.InferOutput<typeof attachmentSchema>;

/** A picture as the backend sends it. */
export type WireAttachment = v.InferInput<typeof attachmentSchema>;

const authorSchema = wireObject({ FirstName: textSchema, LastName: textSchema });

/** `Review` of the contract. */
export const reviewSchema = v.pipe(
  wireObject({
    ID: idSchema,
    OfferID: unread<WireId>(),
    Rating: v.picklist([1, 2, 3, 4, 5]),
    Review: textSchema,
    ReviewHead: textSchema,
    Attachments: promised<WireAttachment[]>()(v.nullish(listSchema('Attachment', attachmentSchema), [])),
    IsApproved: promised<boolean>()(v.nullish(v.boolean(), false)),
    createdAt: v.string(),
    _User: promised<v.InferInput<typeof authorSchema>>()(
      v.nullish(authorSchema, { FirstName: '', LastName: '' }),
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

/** A review as the backend sends it. */
export type WireReview = v.InferInput<typeof reviewSchema>;

export type Review = v.InferOutput<typeof reviewSchema>;

/** The approved reviews of an offer. Reviews that moderation has not approved are left out. */
export const getReviewsCall = defineCall('shopReviews.getAll', {
  purpose: 'Lists the reviews of an offer',
  params: v.object({
    OfferID: idSchema,
    orders: v.optional(
      v.union([
        v.literal('withFiles'),
        v.tuple([v.picklist(['createdAt', 'Rating']), v.picklist(['asc', 'desc'])]),
      ]),
    ),
  }),
  answer: v.pipe(
    listSchema('Review', reviewSchema),
    v.transform((reviews) => reviews.filter((review) => review.isApproved)),
  ),
});
