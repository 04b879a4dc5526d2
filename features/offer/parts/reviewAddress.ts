import { useSearchParams } from 'react-router-dom';
import type { Slug } from '#features/shared/api';
import { routes, useArrival } from '#features/shared/navigation';

const PARAM = 'recenzija';

/** The address to return to after the login: the offer with its review form open. */
export const reviewAddress = (slug: Slug) =>
  `${routes.offer.href(slug)}?${new URLSearchParams({ [PARAM]: 'nova' })}`;

/** Whether the page opens with the review form. Not after a reload or Back. */
export function useOpensReviewForm(): boolean {
  const [query] = useSearchParams();
  return useArrival() !== 'POP' && query.has(PARAM);
}
