import { useNavigationType, useSearchParams } from 'react-router-dom';
import type { Slug } from '#features/shared/api';
import { routes } from '#features/shared/routes';

const PARAM = 'recenzija';

/** Where the login leads back to: the offer, its form for a review open. */
export const reviewAddress = (slug: Slug) =>
  `${routes.offer.href(slug)}?${new URLSearchParams({ [PARAM]: 'nova' })}`;

/** Whether the visitor has just been sent to the form. A reload or a step back only shows the page again. */
export function useIsSentToReview(): boolean {
  const [query] = useSearchParams();
  return useNavigationType() !== 'POP' && query.has(PARAM);
}
