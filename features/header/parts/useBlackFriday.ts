import { useProducts } from '#features/shared/api';
import { routes } from '#features/shared/navigation';

/** Address of the Black Friday offer, which is the first product (Shell/Header). Until it loads, of all offers. */
export function useBlackFriday(): string {
  const { data: [first] = [] } = useProducts();
  return first ? routes.offer.href(first.slug) : routes.mostPopular.href();
}
