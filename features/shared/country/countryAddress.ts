import type { MouseEvent } from 'react';
import type { Country } from './country';

/** A location in the shop: the part of the address after the `#`. */
export interface ShopLocation {
  pathname: string;
  search: string;
}

/**
 * The same page of the shop in another country, `?country=RS#/offers/alpha-potent`. Relative to the shop's address,
 * whose other parameters it drops. Following it reloads the page.
 */
export function countryAddress(country: Country, { pathname, search }: ShopLocation): string {
  return `?${new URLSearchParams({ country })}#${pathname}${search}`;
}

/** Whether a click on a link opens it in a new tab or window, as a modifier key does, and this page stays. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
