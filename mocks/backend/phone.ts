import type { Country } from '#features/shared/country';

const prefixes: Record<Country, string> = { BA: '387', RS: '381', HR: '385', ME: '382' };

/** Tells a phone number from an email or username. */
export const isPhone = (text: string) => /^\+?[\d\s()./-]+$/.test(text.trim());

/** `+387 61…`, `00387…`, `061…` → digits with the country prefix, no plus (Specification/Phone numbers). */
export function normalizePhone(text: string, country: Country): string {
  const digits = text.replace(/\D/g, '').replace(/^00/, '');
  return digits.startsWith('0') ? prefixes[country] + digits.slice(1) : digits;
}
