import { NotFound } from '#features/shared/herbarium';

/** Screen for unknown addresses (Screens/Not found). */
export function NotFoundScreen() {
  return <NotFound />;
}
