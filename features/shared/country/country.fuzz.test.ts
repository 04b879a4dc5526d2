import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressText, property } from '#mocks/fuzz';
import { countries, detectCountry, toHundredths } from '.';

const texts = fc.tuple(addressText, addressText);

property('the detected country', 300, texts, ([country, stored]) => {
  const url = new URL('https://shop.example/');
  url.searchParams.set('country', country);
  const storage = { getItem: () => stored, setItem: () => {} };
  expect(detectCountry({ url, tab: storage, device: storage, configured: stored })).toBeOneOf([...countries]);
});

it('converts every price with two decimals up to 1.000,00 exactly', () => {
  for (let hundredths = 0; hundredths <= 100_000; hundredths += 1) {
    if (toHundredths(hundredths / 100) !== hundredths) throw new Error(`${hundredths}`);
  }
});
