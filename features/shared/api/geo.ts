import * as v from 'valibot';
import { useShopQuery } from '../platform';
import { fetchJson } from './external';
import type { ShopServices } from './methods';
import { parseAnswer, wireObject } from './schema';

const geoSchema = wireObject<ShopServices['/geo']['answer']>()({
  country_code: v.pipe(v.string(), v.nonEmpty()),
});

/**
 * The country code of the visitor's location, as the service sends it; not always one of the shop's countries. Rejects
 * if it is unknown; joining the club requires it (Screens/Club).
 *
 * @param geoUrl `env.geoUrl`
 */
export async function fetchVisitorCountry(
  geoUrl: string,
  options?: { signal?: AbortSignal },
): Promise<string> {
  return parseAnswer(geoSchema, await fetchJson<'/geo'>(geoUrl, options)).country_code;
}

/** The country code of the visitor's location; asked for once per page. */
export function useVisitorCountry(geoUrl: string, { isNeeded }: { isNeeded: boolean }) {
  return useShopQuery({
    queryKey: ['visitorCountry'],
    queryFn: ({ signal }) => fetchVisitorCountry(geoUrl, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isNeeded,
  });
}
