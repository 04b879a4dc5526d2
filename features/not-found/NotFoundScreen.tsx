import { NotFound } from '#features/shared/page';

/** Screen for unknown addresses (Screens/Not found). */
export function NotFoundScreen() {
  return <NotFound />;
}
