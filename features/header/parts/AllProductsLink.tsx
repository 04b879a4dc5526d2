import type { ReactNode } from 'react';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/routes';
import { Link } from '#ui/Link';
import { messages } from '../messages';

/** The last way in the shop menu: to everything there is. */
export function AllProductsLink(): ReactNode {
  const text = useMessages(messages);
  return (
    <Link href={routes.mostPopular.href()} placement="standalone" arrow>
      {text.allProducts}
    </Link>
  );
}
