import type { Country } from './country';

/**
 * A page of the shop in another country, `?country=RS#/offers/alpha-potent`. Relative to the shop's address, whose other
 * parameters it drops. Following it reloads the page.
 *
 * @param href the part of the address after the `#`
 */
export const countryAddress = (country: Country, href: string): string =>
  `?${new URLSearchParams({ country })}#${href}`;
