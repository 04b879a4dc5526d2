import type { WireReview } from '#features/shared/api';
import { offerSlugs } from '../fixtures';
import { onList } from './onList';
import type { Scenarios } from './types';

/** Reading reviews, writing one, and uploading its images. */
export const reviewScenarios = {
  'reviews.empty': {
    store: (fixtures) => {
      const reviews = { ...fixtures.reviews };
      for (const slug of offerSlugs) reviews[slug] = [];
      return { ...fixtures, reviews };
    },
  },
  /** Every offer has 2,000 reviews, 400 for each number of stars, best first. */
  'reviews.many': {
    on: 'shopReviews.getAll',
    answer: onList<WireReview>((reviews) =>
      Array.from({ length: 2_000 }, (_, index) => ({
        ...reviews[index % reviews.length],
        ID: index + 1,
        ReviewHead: `Recenzija ${index + 1}`,
        Rating: 5 - Math.floor(index / 400),
        IsApproved: true,
      })),
    ),
  },

  'review.expired': { on: 'shopReviews.add', answer: 'NOT_LOGGED_IN' },

  'upload.notAnImage': { on: 'staticContent.images.f.upload', answer: 'NOT_AN_IMAGE' },
} satisfies Scenarios;
