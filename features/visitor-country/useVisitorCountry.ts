import { fetchVisitorCountry } from '#features/shared/api';
import { useShopQuery } from '#features/shared/platform';

/** The country code of the visitor's location; asked for once per page. */
export function useVisitorCountry(geoUrl: string, { isNeeded }: { isNeeded: boolean }) {
  return useShopQuery({
    queryKey: ['visitorCountry'],
    queryFn: ({ signal }) => fetchVisitorCountry(geoUrl, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isNeeded,
  });
}
