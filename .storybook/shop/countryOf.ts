import { type Country, countries } from '#features/shared/country';

/** The country that the toolbar names. */
export function countryOf(globals: Record<string, unknown>): Country {
  return countries.find((country) => country === globals.country) ?? 'BA';
}
