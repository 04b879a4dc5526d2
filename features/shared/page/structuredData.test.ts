import { expect, it } from 'vitest';
import { countries, countrySettings } from '../country';
import { serializeData, storeData } from './structuredData';

const base = 'https://hrast.example.ba/shop/?country=BA#/';

it('escapes data that would end the script element', () => {
  const name = '</script><script>alert(1)</script><!-- <SCRIPT ';
  const text = serializeData({ '@type': 'Product', name });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ '@context': 'https://schema.org', name });
});

it.each(countries)('describes the shop in %s', (country) => {
  const { contact, social } = countrySettings[country];
  expect(storeData(countrySettings[country], base)).toMatchObject({
    '@type': 'OnlineStore',
    name: 'Hrast',
    url: `https://hrast.example.ba/shop/?country=${country}`,
    logo: 'https://hrast.example.ba/shop/icon-512.png',
    telephone: contact.phone,
    areaServed: country,
    sameAs: Object.values(social),
  });
});
