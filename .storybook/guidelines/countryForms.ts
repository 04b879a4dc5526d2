import type { Country } from '#features/shared/country';
import type { Form } from './form';
import { spelling } from './spelling';
import { vocabulary } from './vocabulary';

/** Every form that differs between the four countries. */
const countryForms: readonly Form[] = [...spelling, ...vocabulary];

/**
 * Matches a form as a whole word in lower-case text. Words beside a slash or after a hyphen are skipped: they are parts
 * of addresses.
 */
const formPattern = (form: string) =>
  new RegExp(`(?<![\\p{L}/-])(?:${form.replaceAll('…', '\\p{L}*')})(?![\\p{L}/])`, 'gu');

/** The forms that are wrong in a country's texts, each with the country's own form. */
function foreignTo(country: Country): { pattern: RegExp; own: string }[] {
  return countryForms.flatMap((form) => {
    const { everywhere, ...forms } = form;
    const own = form[country] ?? form.BA;
    const others = new Set(Object.values(forms).filter((other) => other !== own && other !== everywhere));
    return [...others].map((other) => ({ pattern: formPattern(other), own }));
  });
}

const foreign = {
  BA: foreignTo('BA'),
  RS: foreignTo('RS'),
  HR: foreignTo('HR'),
  ME: foreignTo('ME'),
};

/** Finds forms of neighbouring countries in a text, each with the form to write instead. */
export function foreignForms(text: string, country: Country): { found: string; own: string }[] {
  const lowerCase = text.toLowerCase();
  return foreign[country].flatMap(({ pattern, own }) =>
    (lowerCase.match(pattern) ?? []).map((found) => ({ found, own })),
  );
}
