import { useOffers } from '#features/shared/api';
import { routes } from '#features/shared/routes';

/** The way to the Black Friday offer, which is the first of all (seed §2); to all of them while it is not known. */
export function useBlackFriday(): string {
  const { data: [first] = [] } = useOffers();
  return first ? routes.offer.href(first.slug) : routes.mostPopular.href();
}
