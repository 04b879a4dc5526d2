import { openStorage } from '../platform';
import { type Country, detectCountry } from './country';

/**
 * The country of this visit: what `detectCountry` finds with the page's address and the browser's storages.
 *
 * @param configured `VITE_COUNTRY`
 */
export const countryOfVisit = (configured: string): Country =>
  detectCountry({
    url: new URL(location.href),
    tab: openStorage('tab'),
    device: openStorage('device'),
    configured,
  });
