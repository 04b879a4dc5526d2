import { formatPhone, normalizePhone, type PhoneCountry } from '#ui/PhoneInput';

/** Whatever stands between the digits: brackets, dashes, marks of direction that a phone book copies along. */
const looksLikePhone = (text: string) => /\d/.test(text) && !/[\p{L}@]/u.test(text);

/** Typed email or phone → wire format: a phone becomes digits with the country prefix (Specification/Money and phones). */
export const toUsername = (typed: string, phoneCountry: PhoneCountry): string =>
  looksLikePhone(typed) ? normalizePhone(typed, phoneCountry) : typed;

/** Email or phone in the wire format → display format: a phone is grouped. */
export const formatUsername = (username: string): string =>
  looksLikePhone(username) ? formatPhone(username) : username;
