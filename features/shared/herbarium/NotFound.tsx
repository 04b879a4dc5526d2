import { Lazy } from '../page';
import { codeQuery } from '../platform';

// Loaded on demand, because few addresses are unknown.
const page = codeQuery(async () => (await import('./NotFoundPage')).NotFoundPage);

/** The page for an unknown address, in place of a screen. */
export function NotFound() {
  return <Lazy code={page}>{(NotFoundPage) => <NotFoundPage />}</Lazy>;
}
