import { validatePhoneNumberLength } from 'libphonenumber-js/min';
import type { Country } from '#features/shared/country';

const prefixes: Record<Country, string> = { BA: '387', RS: '381', HR: '385', ME: '382' };

/** Tells a phone number from an email or username. */
export const isPhone = (text: string) => /^\+?[\d\s()./-]+$/.test(text.trim());

const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^00/, '');

/** Whether a number is as long as one can be: in its country for the four, 7 to 15 digits elsewhere and in national format. */
export function isPossiblePhone(text: string): boolean {
  if (!isPhone(text)) return false;
  const digits = digitsOf(text);
  if (Object.values(prefixes).some((prefix) => digits.startsWith(prefix)))
    return validatePhoneNumberLength(`+${digits}`) === undefined;
  return digits.length >= 7 && digits.length <= 15;
}

/** `+387 61…`, `00387…`, `061…` → digits with the country prefix, no plus (Specification/Money and phones). */
export function normalizePhone(text: string, country: Country): string {
  const digits = digitsOf(text);
  return digits.startsWith('0') ? prefixes[country] + digits.slice(1) : digits;
}
