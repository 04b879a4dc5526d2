import { AsYouType, getCountryCallingCode, type MetadataJson } from 'libphonenumber-js/core';
import json from './metadata.json';

// The one thing JSON cannot say of itself: that its country codes are country codes.
const metadata = json as MetadataJson;

/** The countries a number can be given for (seed §5), in the order they are offered. */
export const phoneCountries = ['ba', 'rs', 'me', 'hr'] as const;
export type PhoneCountry = (typeof phoneCountries)[number];

const iso = { ba: 'BA', rs: 'RS', me: 'ME', hr: 'HR' } as const;

/** A number this long without a trunk zero is dialled at home in none of the four: it has lost its plus. */
const INTERNATIONAL_LENGTH = 11;

/** What stands before a country's numbers when called from abroad, without the plus: `387`. */
export const callingCode = (country: PhoneCountry): string => getCountryCallingCode(iso[country], metadata);

/** The country of a number in the form it travels in, if it is one of the four. */
export const phoneCountry = (digits: string): PhoneCountry | undefined =>
  phoneCountries.find((country) => digits.startsWith(callingCode(country)));

/** `+` and digits for a number written to be called from abroad; for any other, its digits. */
function asDialled(text: string): string {
  const digits = text.replace(/\D/g, '');
  if (/^\D*\+/.test(text)) return `+${digits}`;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  if (digits.length >= INTERNATIONAL_LENGTH && phoneCountry(digits)) return `+${digits}`;
  return digits;
}

/**
 * Reads what people type or paste. `digits` is the number with its country prefix and no plus, as it travels
 * (`38761234567`), or empty while there is none. `country` is the one that the number names, or else the given one.
 * Nothing is refused: a short or impossible number comes out as it is (seed §5).
 */
export function readPhone(text: string, country: PhoneCountry): { digits: string; country: PhoneCountry } {
  const number = asDialled(text);
  const from = (number.startsWith('+') && phoneCountry(number.slice(1))) || country;
  const parser = new AsYouType(iso[from], metadata);
  parser.input(number);
  const digits = parser.getNumberValue()?.replace('+', '') ?? '';
  // A calling code alone is not a number yet.
  return { digits: digits === callingCode(from) ? '' : digits, country: from };
}

/** Digits with the country prefix and no plus, whatever the usual form typed; empty for no number. */
export const normalizePhone = (text: string, country: PhoneCountry): string =>
  readPhone(text, country).digits;

/** `38761234567` → `+387 61 234 567`, for showing. A number kept in its home form (`061234567`) stays as it is. */
export function formatPhone(digits: string): string {
  if (digits === '' || digits.startsWith('0')) return digits;
  return new AsYouType(undefined, metadata).input(`+${digits}`);
}

/** `38761234567` → `61 234 567`, for where the calling code stands beside it. A number from elsewhere keeps its own. */
export function formatWithoutCode(digits: string): string {
  const country = phoneCountry(digits);
  const shown = formatPhone(digits);
  return country ? shown.slice(`+${callingCode(country)} `.length) : shown;
}
