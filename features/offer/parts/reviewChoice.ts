import { useLayoutEffect, useRef } from 'react';
import type { Review } from '#features/shared/api';
import { useAddressQuery } from '#features/shared/navigation';
import { cleanLine } from '#ui/typedText';
import { type ReviewOrder, reviewOrders } from '../calls';

/** The numbers of stars, as the shares list them. */
export const ratings = [5, 4, 3, 2, 1] as const satisfies readonly Review['rating'][];

/** Longer searches in an address are cut. */
export const MAX_WORDS_LENGTH = 100;

/** Which reviews of an offer a shopper wants to see, and in which order. */
export interface ReviewChoice {
  order: ReviewOrder;
  /** Only those with this number of stars. */
  stars: Review['rating'] | undefined;
  /** Only those with a picture. */
  withPicture: boolean;
  /** Only those that contain each of these words; '' for any. */
  words: string;
}

/** The choice that leaves no review out. */
export const allReviews = { stars: undefined, withPicture: false, words: '' } as const;

/** Whether a choice leaves reviews out. */
export const isFiltered = ({ stars, withPicture, words }: ReviewChoice): boolean =>
  stars !== undefined || withPicture || words !== '';

/** Fewer reviews than this are read sooner than filtered. */
export const FILTERS_FROM = 50;

/** Whether an offer has so many reviews that they can be searched and filtered. */
export const hasFilters = (reviews: readonly unknown[]): boolean => reviews.length >= FILTERS_FROM;

/** Reads a choice from an address. What is unknown there is ignored. */
export const readChoice = (query: URLSearchParams): ReviewChoice => ({
  order: reviewOrders.find((order) => order === query.get('sort')) ?? 'newest',
  stars: ratings.find((rating) => String(rating) === query.get('stars')),
  withPicture: query.has('pictures'),
  words: cleanLine(query.get('words') ?? '').slice(0, MAX_WORDS_LENGTH),
});

/** Writes a choice into an address, whose other parameters stay. */
export function writeChoice(query: URLSearchParams, choice: ReviewChoice): URLSearchParams {
  const parameters = {
    sort: choice.order !== 'newest' && choice.order,
    stars: choice.stars !== undefined && String(choice.stars),
    pictures: choice.withPicture && 'only',
    words: cleanLine(choice.words),
  };
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(parameters)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** The choice in the address, and how to change it. */
export interface ReviewChooser {
  choice: ReviewChoice;
  choose: (change: Partial<ReviewChoice>) => void;
}

/** Reads and sets the choice in the address. Each choice is an entry of the history, so Back undoes it. */
export function useReviewChoice(): ReviewChooser {
  const [query, setQuery] = useAddressQuery();
  const choice = readChoice(query);
  // The page follows the address when it is ready: until then, a second change must not undo the first.
  const latest = useRef(choice);
  useLayoutEffect(() => {
    latest.current = readChoice(query);
  }, [query]);
  return {
    choice,
    choose(change) {
      latest.current = { ...latest.current, ...change };
      setQuery(writeChoice(query, latest.current));
    },
  };
}
