import type { Country } from './country';

/** Where in the shop: what stands behind the `#`. */
export interface ShopPlace {
  pathname: string;
  search: string;
}

/**
 * The same page of the shop in another country, `?country=RS#/offers/alpha-potent` (contract, 'Country'). Relative to
 * the shop's own address, whose other parameters it drops; the browser loads the shop afresh.
 */
export function countryAddress(country: Country, { pathname, search }: ShopPlace): string {
  return `?${new URLSearchParams({ country })}#${pathname}${search}`;
}
