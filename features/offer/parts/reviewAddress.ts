import { useSearchParams } from 'react-router-dom';
import type { OfferId, Slug } from '#features/shared/api';
import { routes, useArrival } from '#features/shared/navigation';
import { useDraft } from '#features/shared/platform';

const PARAM = 'recenzija';

/** The address to return to after the login: the offer with its review form open. */
export const reviewAddress = (slug: Slug) =>
  `${routes.offer.href(slug)}?${new URLSearchParams({ [PARAM]: 'nova' })}`;

/** Whether the page opens with the review form open. After Back if it was open when the page was left, never after a reload. */
export function useOpensReviewForm(offerId: OfferId): boolean {
  const [query] = useSearchParams();
  const openForms = useDraft(OpenForms);
  return useArrival() === 'POP' ? openForms.has(offerId) : query.has(PARAM);
}

/** The offers whose review form is open, or was when their page was left. */
export class OpenForms extends Set<OfferId> {}
