import { useState } from 'react';
import { createMemoryHistory, Navigation } from '#features/shared/navigation';
import { PageSkeleton } from '../PageSkeleton';
import { ShopPages } from '../ShopPages';

export interface ShopProps {
  /** Address of the first page. */
  start: string;
}

/** The whole shop as `main.tsx` assembles it, with a history of its own so that it can run inside a story. */
export function Shop({ start }: ShopProps) {
  const [history] = useState(() => createMemoryHistory(start));
  return (
    <Navigation history={history}>
      <ShopPages loading={<PageSkeleton />} />
    </Navigation>
  );
}
