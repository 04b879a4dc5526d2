import type { ReactNode } from 'react';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { Link } from '#ui/Link';
import { messages } from '../messages';

/** The last link of the shop menu, to all products. */
export function AllProductsLink(): ReactNode {
  const text = useMessages(messages);
  return (
    <Link href={routes.mostPopular.href()} placement="standalone" arrow>
      {text.allProducts}
    </Link>
  );
}
