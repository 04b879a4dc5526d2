import { describe, expect, it } from 'vitest';
import { numberingPlans } from './generate-numbering-plans.mjs';
import plans from './numberingPlans.json';
import {
  callingCode,
  formatPhone,
  formatWithoutCode,
  normalizePhone,
  phoneCountries,
  phoneCountry,
  readPhone,
  storedPhone,
} from './phone';

describe('numbering plans', () => {
  it('equal what the installed libphonenumber-js knows of the four countries', () => {
    // To update: node ui/PhoneInput/generate-numbering-plans.mjs
    expect(plans).toEqual(numberingPlans());
  });

  it('has every offered country', () => {
    expect(phoneCountries.map(callingCode)).toEqual(['387', '381', '382', '385']);
  });
});

describe('storedPhone', () => {
  it.each([
    ['ba', '43664123456', '43664123456'],
    ['ba', '38640123456', '38640123456'],
    ['ba', '38761234567', '38761234567'],
    ['ba', '061234567', '38761234567'],
    ['ba', '', ''],
    // Norway.
    ['rs', '4791234567', '4791234567'],
    // Short numbers with the country's prefix.
    ['rs', '3811912345', '3811912345'],
    ['rs', '381191234', '381191234'],
    ['hr', '3851123456', '3851123456'],
    // National, with and without a trunk zero.
    ['rs', '01912345', '3811912345'],
    ['rs', '0641234567', '381641234567'],
    ['rs', '641234567', '381641234567'],
    ['ba', '61234567', '38761234567'],
    ['ba', '601234567', '387601234567'],
    ['hr', '912345678', '385912345678'],
    ['me', '67123456', '38267123456'],
    // Begins as a prefix does, and is too short for one: Goražde.
    ['ba', '38712345', '38738712345'],
    ['ba', '+387 61 234 567', '38761234567'],
  ] as const)('in %s %j is %s', (country, kept, digits) => {
    expect(storedPhone(kept, country)).toBe(digits);
  });
});

describe('normalizePhone', () => {
  it.each([
    '+387 61 234 567',
    '+38761234567',
    '0038761234567',
    '00387 61 234 567',
    '061 234 567',
    '061/234-567',
    '(061) 234-567',
    '061.234.567',
    '61 234 567',
    '61234567',
    '38761234567',
    '387 61 234 567',
    '+387 (0)61 234 567',
    '(+387) 61 234 567',
    ' +387 61\u00A0234\u00A0567 ',
    '＋３８７ ６１ ２３４ ５６７\u200B',
    '\u202A061\u2060234\u2011567\u202C ☎️',
  ])('parses %j from Bosnia and Herzegovina as 38761234567', (text) => {
    expect(normalizePhone(text, 'ba')).toBe('38761234567');
  });

  it.each([
    ['rs', '064 1234567', '381641234567'],
    ['rs', '64/123-45-67', '381641234567'],
    ['rs', '011 123 4567', '381111234567'],
    ['me', '067 123 456', '38267123456'],
    ['me', '67123456', '38267123456'],
    ['hr', '091 234 5678', '385912345678'],
    ['hr', '01 4567 890', '38514567890'],
    ['ba', '033 123-456', '38733123456'],
    ['ba', '060 123 45 67', '387601234567'],
  ] as const)('adds the calling code of %s to %j', (country, text, digits) => {
    expect(normalizePhone(text, country)).toBe(digits);
  });

  it('parses 38 in Bosnia and Herzegovina as the area code of Goražde', () => {
    expect(normalizePhone('38 712 345', 'ba')).toBe('38738712345');
    expect(normalizePhone('038 712 345', 'ba')).toBe('38738712345');
  });

  it.each([
    ['', ''],
    ['   ', ''],
    ['nemam', ''],
    ['0', ''],
    ['+', ''],
    ['+387', ''],
    ['00387', ''],
  ])('returns an empty text for %j', (text, none) => {
    expect(normalizePhone(text, 'ba')).toBe(none);
  });

  it.each([
    ['6', '3876'],
    ['061 00', '3876100'],
    ['+387 61', '38761'],
    ['061 234 567 890 123', '38761234567890123'],
    ['+43 664 123456', '43664123456'],
    ['0043 664 123456', '43664123456'],
  ])('accepts short, long and foreign numbers: %j', (text, digits) => {
    expect(normalizePhone(text, 'ba')).toBe(digits);
  });
});

describe('readPhone', () => {
  it.each([
    ['+385 91', 'hr'],
    ['00381 64', 'rs'],
    ['+382', 'me'],
    ['385912345678', 'hr'],
    ['+43 664', 'ba'],
    ['091 234 5678', 'ba'],
    ['38 712 345', 'ba'],
  ])('detects the country of %j: %s', (text, country) => {
    expect(readPhone(text, 'ba').country).toBe(country);
  });
});

describe('formatPhone', () => {
  it.each([
    ['38761234567', '+387 61 234 567', '61 234 567', 'ba'],
    ['381641234567', '+381 64 1234567', '64 1234567', 'rs'],
    ['38267123456', '+382 67 123 456', '67 123 456', 'me'],
    ['385912345678', '+385 91 234 5678', '91 234 5678', 'hr'],
    ['3876', '+387 6', '6', 'ba'],
  ])('groups %j', (digits, whole, withoutCode, country) => {
    expect(formatPhone(digits)).toBe(whole);
    expect(formatWithoutCode(digits)).toBe(withoutCode);
    expect(phoneCountry(digits)).toBe(country);
  });

  it.each(['38761234567', '381641234567', '38267123456', '385912345678', '3876', '43664123456'])(
    'formats %j so that it parses to the same number',
    (digits) => {
      expect(normalizePhone(formatPhone(digits), 'ba')).toBe(digits);
      expect(normalizePhone(formatWithoutCode(digits), phoneCountry(digits) ?? 'ba')).toBe(digits);
    },
  );

  it('keeps the plus of a foreign number and does not change a national number', () => {
    expect(formatPhone('43664123456')).toBe('+43664123456');
    expect(formatWithoutCode('43664123456')).toBe('+43664123456');
    expect(formatPhone('061234567')).toBe('061234567');
    expect(formatWithoutCode('061234567')).toBe('061234567');
    expect(formatPhone('')).toBe('');
  });
});
