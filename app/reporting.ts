import type { Country } from '#features/shared/country';
import { env, startReporting } from '#features/shared/platform';
import { pageAt } from './routes';

/**
 * Starts to report what goes wrong and how the visit feels, where there is an address for it (Specification/Page behaviour).
 *
 * @param script the address of the running script, whose name tells the release
 */
export function startReports(script: string, country: Country): void {
  if (!env.reportUrl) return;
  startReporting({
    url: env.reportUrl,
    country,
    release: new URL(script).pathname.split('/').at(-1) ?? '',
    patternOf: (hash) => pageAt(hash.slice(1))?.path ?? '*',
  });
}
