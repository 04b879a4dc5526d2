import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Metadata } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.min';

const COUNTRIES = /** @type {const} */ (['BA', 'RS', 'ME', 'HR']);

/**
 * The library's types leave these out.
 * @typedef {{
 *   callingCode(): string,
 *   possibleLengths(): number[],
 *   formats(): { pattern(): string, leadingDigitsPatterns(): string[], internationalFormat(): string }[],
 * }} NumberingPlan
 */

/**
 * What libphonenumber knows of the numbers of our four countries: their lengths without the trunk zero, and how people
 * group their digits. The library itself is 14 KiB of every form.
 */
export function numberingPlans() {
  const all = new Metadata(metadata);
  return Object.fromEntries(
    COUNTRIES.map((country) => {
      all.selectNumberingPlan(country);
      const plan = /** @type {NumberingPlan | undefined} */ (all.numberingPlan);
      if (!plan) throw new Error(`libphonenumber has no numbering plan for ${country}.`);
      return [
        country.toLowerCase(),
        {
          callingCode: plan.callingCode(),
          lengths: plan.possibleLengths(),
          groups: plan.formats().map((format) => ({
            pattern: `^(?=${format.leadingDigitsPatterns().at(-1)})${format.pattern()}$`,
            // As in the international format, where only spaces separate.
            format: format.internationalFormat().replaceAll('-', ' '),
          })),
        },
      ];
    }),
  );
}

// Run `node ui/PhoneInput/generate-numbering-plans.mjs` after updating the package; a test fails until then.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = new URL('numberingPlans.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify(numberingPlans(), null, 2)}\n`);
}
