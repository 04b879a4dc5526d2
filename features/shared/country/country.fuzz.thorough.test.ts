import * as fc from 'fast-check';
import { expect } from 'vitest';
import { addressText, property } from '#mocks/fuzz';
import { countries, detectCountry } from '.';

const texts = fc.tuple(addressText, addressText);

property('the detected country', 300, texts, ([country, stored]) => {
  const url = new URL('https://shop.example/');
  url.searchParams.set('country', country);
  const storage = { getItem: () => stored, setItem: () => {} };
  expect(detectCountry({ url, tab: storage, device: storage, configured: stored })).toBeOneOf([...countries]);
});
