import { formatPhone, normalizePhone, type PhoneCountry } from '#ui/PhoneInput';

const looksLikePhone = (text: string) => /^\+?[\d\s()./-]+$/.test(text);

/** An email or phone as people type it → as it travels: a phone number becomes digits with the country prefix (decision 16). */
export const toUsername = (typed: string, phoneCountry: PhoneCountry): string =>
  looksLikePhone(typed) ? normalizePhone(typed, phoneCountry) : typed;

/** An email or phone as it travels → as people read it: a phone number is grouped. */
export const formatUsername = (username: string): string =>
  looksLikePhone(username) ? formatPhone(username) : username;
