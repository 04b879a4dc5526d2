import * as fc from 'fast-check';
import { parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import plans from './numberingPlans.json';
import { callingCode, formatPhone, hasPossibleLength, phoneCountries, readPhone } from './phone';

const iso = { ba: 'BA', rs: 'RS', me: 'ME', hr: 'HR' } as const;
const digits = (minLength: number, maxLength: number) =>
  fc.stringMatching(new RegExp(`^[1-9]\\d{${minLength - 1},${maxLength - 1}}$`));

/** Countries and national numbers without a trunk zero, of lengths that exist there. */
const numbers = fc.constantFrom(...phoneCountries).chain((country) =>
  fc.tuple(
    fc.constant(country),
    fc.constantFrom(...plans[country].lengths).chain((length) => digits(length, length)),
  ),
);

/** A separator after every digit, or none. */
const separated = (text: string, separator: string) =>
  text.replace(/\d(?=\d)/g, (digit) => `${digit}${separator}`);

describe('phone numbers, beside libphonenumber', () => {
  it('reads the same number', () => {
    fc.assert(
      fc.property(
        numbers,
        fc.constantFrom('0', '+', '00', '+0'),
        fc.constantFrom('', ' ', '-', '/', '.'),
        ([country, national], start, separator) => {
          const code = start === '0' ? '0' : `${start.replace('+0', '+')}${callingCode(country)}`;
          const text = `${code}${start === '+0' ? '(0)' : ''}${separated(national, separator)}`;
          const theirs = parsePhoneNumberFromString(text.replace(/^00/, '+'), iso[country]);
          expect(`+${readPhone(text, country).digits}`).toBe(theirs?.number);
        },
      ),
    );
  });

  it('groups digits in the same way', () => {
    fc.assert(
      fc.property(numbers, ([country, national]) => {
        const number = `${callingCode(country)}${national}`;
        expect(formatPhone(number)).toBe(parsePhoneNumberFromString(`+${number}`)?.formatInternational());
      }),
    );
  });

  it('knows the same lengths', () => {
    fc.assert(
      fc.property(fc.constantFrom(...phoneCountries), digits(1, 14), (country, national) => {
        const number = `${callingCode(country)}${national}`;
        expect(hasPossibleLength(number)).toBe(validatePhoneNumberLength(`+${number}`) === undefined);
      }),
    );
  });
});
