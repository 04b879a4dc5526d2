import { expect, it } from 'vitest';
import { countries, countryAddress, detectCountry } from '../country';

const shop = 'https://hrast.example.ba/shop/?utm_source=letter&country=BA#/offers/alpha-potent';

it('keeps the page and its query', () => {
  expect(countryAddress('RS', '/track?id=104512')).toBe('?country=RS#/track?id=104512');
  expect(countryAddress('HR', '/blog/pove%C4%87anje')).toBe('?country=HR#/blog/pove%C4%87anje');
});

it('is relative to the shop’s address and drops its other parameters', () => {
  const { href } = new URL(countryAddress('ME', '/bundles'), shop);
  expect(href).toBe('https://hrast.example.ba/shop/?country=ME#/bundles');
});

it.each(countries)('selects %s', (country) => {
  const url = new URL(countryAddress(country, '/'), shop);
  expect(detectCountry({ url, tab: undefined, device: undefined, configured: 'BA' })).toBe(country);
});
