import { NotFound } from '#features/shared/page';

/** Screen for unknown addresses (decision 7). */
export function NotFoundScreen() {
  return <NotFound />;
}
