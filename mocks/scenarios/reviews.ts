import { offerSlugs } from '../fixtures';
import type { Scenarios } from './types';

/** Reading reviews, writing one, and uploading its images. */
export const reviewScenarios = {
  'reviews.empty': {
    description: 'No offer has reviews.',
    store: (fixtures) => {
      const reviews = { ...fixtures.reviews };
      for (const slug of offerSlugs) reviews[slug] = [];
      return { ...fixtures, reviews };
    },
  },
  'reviews.many': {
    description: 'Every offer has 2,000 reviews, 400 for each number of stars, best first.',
    on: 'shopReviews.getAll',
    answer: (data) =>
      Array.isArray(data)
        ? Array.from({ length: 2_000 }, (_, index) => ({
            ...data[index % data.length],
            ID: index + 1,
            ReviewHead: `Recenzija ${index + 1}`,
            Rating: 5 - Math.floor(index / 400),
            IsApproved: true,
          }))
        : data,
  },
  'reviews.failsTwice': {
    description: "Reviews fail to load, and so does the shop's automatic retry; then they load.",
    on: 'shopReviews.getAll',
    network: 'fails',
    times: 2,
  },
  'reviews.slow': { description: 'Reviews are slow.', on: 'shopReviews.getAll', network: 'slow' },
  'reviews.pending': {
    description: 'Reviews are never answered.',
    on: 'shopReviews.getAll',
    network: 'pending',
  },
  'reviews.pendingLater': {
    description: 'Reviews load once; any later request, as for another order, is never answered.',
    on: 'shopReviews.getAll',
    network: 'pending',
    after: 1,
  },

  'review.fails': { description: 'Saving a review fails.', on: 'shopReviews.add', network: 'fails' },
  'review.pending': {
    description: 'Saving a review never ends.',
    on: 'shopReviews.add',
    network: 'pending',
  },
  'review.slow': { description: 'Saving a review is slow.', on: 'shopReviews.add', network: 'slow' },
  'review.expired': {
    description: 'The login has expired when a review is sent.',
    on: 'shopReviews.add',
    answer: 'NOT_LOGGED_IN',
  },

  'upload.pending': {
    description: 'The upload of an image never ends.',
    on: 'staticContent.images.f.upload',
    network: 'pending',
  },
  'upload.failsOnce': {
    description: 'The first upload of an image fails.',
    on: 'staticContent.images.f.upload',
    network: 'fails',
    times: 1,
  },
  'upload.notAnImage': {
    description: 'The backend refuses the uploaded file because it is not an image.',
    on: 'staticContent.images.f.upload',
    answer: 'NOT_AN_IMAGE',
  },
} satisfies Scenarios;
