import type { Country } from '#features/shared/country';
import { spelling } from './spelling';
import { vocabulary } from './vocabulary';

/**
 * One thing said, in the forms of the countries; who has none of its own says it like BA. `cijen…` is every word that
 * begins so; a form without dots is the word itself. The rest is the language of regular expressions.
 */
export interface Form {
  BA: string;
  RS?: string;
  HR?: string;
  ME?: string;
  /** The one of them that the others may write too: it means something else there, or the same beside their own. */
  everywhere?: string;
}

/** How the four countries write the same differently: the spelling of Serbia first, then words. */
export const countryForms: readonly Form[] = [...spelling, ...vocabulary];

/**
 * A form in a text of small letters: words that begin and end where it does. Beside a slash, or behind a hyphen,
 * stands a piece of an address.
 */
export const formPattern = (form: string) =>
  new RegExp(`(?<![\\p{L}/-])(?:${form.replaceAll('…', '\\p{L}*')})(?![\\p{L}/])`, 'gu');

/** What to look for in the texts of a country, and the country's own form of it. */
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

/** The words of a text that only a neighbouring country writes so, each with the form to write instead. */
export function foreignForms(text: string, country: Country): { found: string; own: string }[] {
  const words = text.toLowerCase();
  return foreign[country].flatMap(({ pattern, own }) =>
    [...words.matchAll(pattern)].map(([found]) => ({ found, own })),
  );
}
