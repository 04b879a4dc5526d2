import { type NavigateOptions, type SetURLSearchParams, useSearchParams } from 'react-router-dom';
import { keepsPlace } from './mark';

/**
 * The query of the address, and a function that changes it. The page stays where it is and keeps the focus, also when
 * nothing is left of the query.
 */
export function useAddressQuery() {
  const [query, setQuery] = useSearchParams();
  return [
    query,
    (next: Parameters<SetURLSearchParams>[0], options?: Pick<NavigateOptions, 'replace'>) =>
      setQuery(next, { ...options, state: keepsPlace }),
  ] as const;
}
