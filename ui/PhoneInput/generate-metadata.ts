import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MetadataJson } from 'libphonenumber-js/core';
import installed from 'libphonenumber-js/metadata.min';

const COUNTRIES = ['BA', 'RS', 'ME', 'HR'] as const;

/** What the installed libphonenumber-js knows of our four countries: 2 kB instead of 80. */
export function fourCountries(): MetadataJson {
  return {
    version: installed.version,
    country_calling_codes: Object.fromEntries(
      Object.entries(installed.country_calling_codes).filter(([, [main]]) =>
        COUNTRIES.some((own) => own === main),
      ),
    ),
    countries: Object.fromEntries(COUNTRIES.map((country) => [country, installed.countries[country]])),
    nonGeographic: {},
  };
}

// `npx tsx ui/PhoneInput/generate-metadata.ts` after the package has changed; a test says when that is.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL('metadata.json', import.meta.url), JSON.stringify(fourCountries()));
}
