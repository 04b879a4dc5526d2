import {
  AsYouType,
  getCountryCallingCode,
  type MetadataJson,
  validatePhoneNumberLength,
} from 'libphonenumber-js/core';
import json from './metadata.json';

// TypeScript infers the country codes of a JSON module as `string`.
const metadata = json as MetadataJson;

/** The countries a number can be given for, in the order they are offered. */
export const phoneCountries = ['ba', 'rs', 'me', 'hr'] as const;
export type PhoneCountry = (typeof phoneCountries)[number];

const iso = { ba: 'BA', rs: 'RS', me: 'ME', hr: 'HR' } as const;

/** No national number of the four countries is this long without a trunk zero, so it is an international one without its plus. */
const INTERNATIONAL_LENGTH = 11;

/** The most digits that a number has anywhere, with its calling code (E.164). */
const MAX_DIGITS = 15;

/** The calling code of a country without the plus: `387`. */
export const callingCode = (country: PhoneCountry): string => getCountryCallingCode(iso[country], metadata);

/** The country of a number in international digits, if it is one of the four. */
export const phoneCountry = (digits: string): PhoneCountry | undefined =>
  phoneCountries.find((country) => digits.startsWith(callingCode(country)));

/** `+` and digits for a number in international format; only the digits for any other. */
function toDialledDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  if (/^\D*\+/.test(text)) return `+${digits}`;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  if (digits.length >= INTERNATIONAL_LENGTH && phoneCountry(digits)) return `+${digits}`;
  return digits;
}

/**
 * Parses typed or pasted text. `digits` is the number with its country prefix and no plus, as the backend expects it
 * (`38761234567`), or empty if there is none. `country` is that of the number's prefix, or else the given one. It does
 * not validate: a short or impossible number is returned as it is.
 */
export function readPhone(text: string, country: PhoneCountry): { digits: string; country: PhoneCountry } {
  const number = toDialledDigits(text);
  const from = (number.startsWith('+') && phoneCountry(number.slice(1))) || country;
  const parser = new AsYouType(iso[from], metadata);
  parser.input(number);
  const digits = parser.getNumberValue()?.replace('+', '') ?? '';
  // A calling code alone is not a number.
  return { digits: digits === callingCode(from) ? '' : digits, country: from };
}

/** The digits of a number in any common format, with the country prefix and no plus; empty for no number. */
export const normalizePhone = (text: string, country: PhoneCountry): string =>
  readPhone(text, country).digits;

/**
 * Whether a number in the wire format has a length that exists: in its country for the four, up to 15 digits elsewhere
 * and in national format. It does not check whether the number is in use.
 */
export function hasPossibleLength(digits: string): boolean {
  if (!phoneCountry(digits)) return digits.length <= MAX_DIGITS;
  return validatePhoneNumberLength(`+${digits}`, metadata) === undefined;
}

/** `38761234567` → `+387 61 234 567`, for display. A number in national format (`061234567`) stays as it is. */
export function formatPhone(digits: string): string {
  if (digits === '' || digits.startsWith('0')) return digits;
  return new AsYouType(undefined, metadata).input(`+${digits}`);
}

/** `38761234567` → `61 234 567`, for display beside its calling code. A foreign number keeps its calling code. */
export function formatWithoutCode(digits: string): string {
  const country = phoneCountry(digits);
  const shown = formatPhone(digits);
  return country ? shown.slice(`+${callingCode(country)} `.length) : shown;
}
