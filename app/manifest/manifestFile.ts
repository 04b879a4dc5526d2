import type { Country } from '#features/shared/country';

/** The manifest of a country's shop, which the build writes beside the page. */
export const manifestFile = (country: Country): string => `manifest.${country.toLowerCase()}.webmanifest`;
