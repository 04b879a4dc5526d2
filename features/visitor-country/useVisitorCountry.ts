import { fetchVisitorCountry } from '#features/shared/api';
import { useShopQuery } from '#features/shared/platform';

/** The country code of the visitor's location; asked for once per page. */
export function useVisitorCountry({ isNeeded }: { isNeeded: boolean }) {
  return useShopQuery({
    queryKey: ['visitorCountry'],
    queryFn: ({ signal }) => fetchVisitorCountry({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isNeeded,
  });
}
