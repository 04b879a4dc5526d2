import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import installed from 'libphonenumber-js/metadata.min';

const COUNTRIES = /** @type {const} */ (['BA', 'RS', 'ME', 'HR']);

/**
 * The metadata of the installed libphonenumber-js, reduced to our four countries: 2 kB instead of 80.
 * @returns {import('libphonenumber-js/core').MetadataJson}
 */
export function fourCountries() {
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

// Run `node ui/PhoneInput/generate-metadata.mjs` after updating the package; a test fails until then.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL('metadata.json', import.meta.url), JSON.stringify(fourCountries()));
}
