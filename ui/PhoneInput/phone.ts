import { cleanLine } from '#ui/typedText';
import plans from './numberingPlans.json';

/** The countries a number can be given for, in the order they are offered. */
export const phoneCountries = ['ba', 'rs', 'me', 'hr'] as const;
export type PhoneCountry = (typeof phoneCountries)[number];

/** No national number of the four countries is this long without a trunk zero, so it is an international one without its plus. */
const INTERNATIONAL_LENGTH = 11;

/**
 * A profile's number of this length has its prefix: nearly all national ones are shorter, and those of other countries
 * need not be longer.
 */
const STORED_INTERNATIONAL_LENGTH = 10;

/** The fewest and the most digits that a number has anywhere, with its calling code (Niue, E.164). */
const MIN_DIGITS = 7;
const MAX_DIGITS = 15;

/** The calling code of a country without the plus: `387`. */
export const callingCode = (country: PhoneCountry): string => plans[country].callingCode;

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

/** A national number without its trunk zero, which nobody dials after a calling code. */
const withoutTrunkZero = (national: string): string => national.replace(/^0/, '');

/** The country of a number in international digits, one of the four, and the rest of the number. */
function splitCallingCode(digits: string) {
  const country = phoneCountry(digits);
  return country && { country, national: withoutTrunkZero(digits.slice(callingCode(country).length)) };
}

/**
 * Parses typed or pasted text. `digits` is the number with its country prefix and no plus, as the backend expects it
 * (`38761234567`), or empty if there is none. `country` is that of the number's prefix, or else the given one. It does
 * not validate: a short or impossible number is returned as it is.
 */
export function readPhone(text: string, country: PhoneCountry): { digits: string; country: PhoneCountry } {
  const number = toDialledDigits(cleanLine(text));
  const isInternational = number.startsWith('+');
  const own = isInternational
    ? splitCallingCode(number.slice(1))
    : { country, national: withoutTrunkZero(number) };
  if (!own) return { digits: number.slice(1), country };
  // A calling code alone is not a number.
  const digits = own.national && `${callingCode(own.country)}${own.national}`;
  return { digits, country: own.country };
}

/** The digits of a number in any common format, with the country prefix and no plus; empty for no number. */
export const normalizePhone = (text: string, country: PhoneCountry): string =>
  readPhone(text, country).digits;

/**
 * The number of a profile, which the backend keeps as digits with their prefix: also of a country that is not one of the
 * four. An older one in national format gets the country's prefix, and is recognized by its trunk zero or its length.
 */
export function storedPhone(digits: string, country: PhoneCountry): string {
  const isLong = digits.length >= STORED_INTERNATIONAL_LENGTH;
  const hasPrefix = /^[1-9]\d*$/.test(digits) && (isLong || hasOwnPrefix(digits));
  return hasPrefix ? digits : normalizePhone(digits, country);
}

/**
 * Whether a number in the wire format has a length that exists: in its country for the four, 7 to 15 digits elsewhere
 * and in national format. It does not check whether the number is in use.
 */
export function hasPossibleLength(digits: string): boolean {
  const own = splitCallingCode(digits);
  if (!own) return digits.length >= MIN_DIGITS && digits.length <= MAX_DIGITS;
  return plans[own.country].lengths.includes(own.national.length);
}

/** Whether a number has the prefix of one of the four countries and as many digits as its numbers have. */
const hasOwnPrefix = (digits: string) => phoneCountry(digits) !== undefined && hasPossibleLength(digits);

/** `38761234567` → `+387 61 234 567`, for display. A number in national format (`061234567`) stays as it is. */
export function formatPhone(digits: string): string {
  if (digits === '' || digits.startsWith('0')) return digits;
  const country = phoneCountry(digits);
  return country ? `+${callingCode(country)} ${formatWithoutCode(digits)}`.trimEnd() : `+${digits}`;
}

/**
 * `38761234567` → `61 234 567`, for display beside its calling code. A foreign number keeps its calling code; a number
 * that is too short or too long is not grouped.
 */
export function formatWithoutCode(digits: string): string {
  const own = splitCallingCode(digits);
  if (!own) return formatPhone(digits);
  const { country, national } = own;
  const group = plans[country].groups.find(({ pattern }) => new RegExp(pattern).test(national));
  return group ? national.replace(new RegExp(group.pattern), group.format) : national;
}
