import { MemoryRouter } from 'react-router-dom';
import { Navigation } from '#features/shared/navigation';
import { ShopPages } from '../ShopPages';

export interface ShopProps {
  /** Address of the first page. */
  start: string;
}

/** The whole shop as `main.tsx` assembles it, with a history of its own so that it can run inside a story. */
export function Shop({ start }: ShopProps) {
  return (
    <MemoryRouter initialEntries={[start]} useTransitions={false}>
      <Navigation>
        <ShopPages />
      </Navigation>
    </MemoryRouter>
  );
}
