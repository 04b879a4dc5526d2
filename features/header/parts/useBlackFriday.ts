import { useProducts } from '#features/shared/api';
import { routes } from '#features/shared/navigation';
import { useIsHydrated } from '#features/shared/platform';

/** Address of the Black Friday offer, which is the first product (Shell/Header). Until it loads, of all offers. */
export function useBlackFriday(): string {
  const { data: [first] = [] } = useProducts();
  const isHydrated = useIsHydrated();
  return first && isHydrated ? routes.offer.href(first.slug) : routes.mostPopular.href();
}
