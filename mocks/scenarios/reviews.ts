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

  'review.expired': {
    description: 'The login has expired when a review is sent.',
    on: 'shopReviews.add',
    answer: 'NOT_LOGGED_IN',
  },

  'upload.notAnImage': {
    description: 'The backend refuses the uploaded file because it is not an image.',
    on: 'staticContent.images.f.upload',
    answer: 'NOT_AN_IMAGE',
  },
} satisfies Scenarios;
