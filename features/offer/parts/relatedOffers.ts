import type { Offer } from '#features/shared/api';

export type Candidate = Pick<Offer, 'id' | 'group' | 'children'>;

/**
 * Other offers to show with an offer: bundles that contain it, then its category, then the rest, each in the backend's
 * order.
 */
export function relatedOffers<T extends Candidate>(
  offer: Candidate,
  offers: readonly T[],
  limit: number,
): T[] {
  const rank = ({ group, children }: Candidate) => {
    if (children?.some((child) => child.id === offer.id)) return 0;
    return group === offer.group ? 1 : 2;
  };
  return offers
    .filter(({ id }) => id !== offer.id)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, limit);
}
