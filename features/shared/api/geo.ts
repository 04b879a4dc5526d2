import * as v from 'valibot';
import { fetchJson } from './external';
import type { ShopServices } from './methods';
import { parseAnswer, wireObject } from './schema';

const geoSchema = wireObject<ShopServices['/geo']['answer']>()({
  country_code: v.pipe(v.string(), v.nonEmpty()),
});

/**
 * Where the visitor is: one of the shop's countries or another, as the service says it. Rejects where that cannot be
 * had, without which nobody can join the club (seed §5).
 *
 * @param geoUrl `env.geoUrl`
 */
export async function fetchVisitorCountry(
  geoUrl: string,
  options?: { signal?: AbortSignal },
): Promise<string> {
  return parseAnswer(geoSchema, await fetchJson<'/geo'>(geoUrl, options)).country_code;
}
