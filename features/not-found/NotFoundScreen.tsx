import { NotFound } from '#features/shared/page';

/** Any address that the shop does not have (decision 7). */
export function NotFoundScreen() {
  return <NotFound />;
}
