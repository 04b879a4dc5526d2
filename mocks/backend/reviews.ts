import { addReviewCall } from '#features/offer/calls';
import { getReviewsCall, type Sent, type WireReview } from '#features/shared/api';
import { countWrite } from './attempts';
import { CallError, type Context, handle, requireUser } from './method';
import type { StoredReview } from './store';

type ReviewOrder = NonNullable<Sent<typeof getReviewsCall>['orders']>;

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

const review = { OfferID: 1, Rating: 5, Review: 'Dobro je.', ReviewHead: 'Dobro', Attachments: [] } as const;

/** The reviews of an offer, and writing one. */
export const reviewHandlers = {
  reviews: handle(getReviewsCall, {
    without: 'The reviews of an offer show an error with a retry; quotes of customers are left out.',
    async run({ OfferID, orders }, context) {
      const reviews = await context.store.reviews.ofOffer(OfferID);
      return sorted(reviews, orders ?? ['createdAt', 'desc']).flatMap((review) => onWire(review, context));
    },
    answered: [
      { params: { OfferID: 1, orders: 'withFiles' }, answer: { 0: { OfferID: 1 } } },
      { params: { OfferID: 1, orders: ['Rating', 'asc'] }, answer: { 0: { OfferID: 1 } } },
    ],
    refused: {},
  }),

  review: handle(addReviewCall, {
    without: 'A review cannot be sent; a notice says so, and what was typed stays.',
    writes: true,
    async run({ Attachments, ...review }, context) {
      const { store, now } = context;
      const { id, FirstName, LastName } = await requireUser(context);
      await countWrite(context, `reviews of ${id}`);
      const images = await Promise.all(Attachments.map(({ ID }) => store.images.find(ID)));
      return store.reviews.add({
        ...review,
        // Only images that the author uploaded here are attached; URLs sent by the client are not trusted.
        Attachments: images.map((image) => {
          if (image?.userId !== id) throw new CallError('PARAMS_INVALID');
          return { ID: image.id, ImageName: image.name, path: `uploads/${image.id}` };
        }),
        IsApproved: false,
        createdAt: now().toISOString(),
        _User: { FirstName, LastName },
      });
    },
    answered: [{ caller: 'member', params: { ...review, Attachments: [] } }],
    refused: { NOT_LOGGED_IN: { params: { ...review, Attachments: [] } } },
  }),
};
