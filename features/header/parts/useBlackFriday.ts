import { useOffers } from '#features/shared/api';
import { routes } from '#features/shared/routes';

/** Address of the Black Friday offer, which is the first offer (Shell/Header). Until the offers load, of all offers. */
export function useBlackFriday(): string {
  const { data: [first] = [] } = useOffers();
  return first ? routes.offer.href(first.slug) : routes.mostPopular.href();
}
