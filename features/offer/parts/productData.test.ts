import { expect, it } from 'vitest';
import type { Offer } from '#features/shared/api';
import { hundredths, offerId, slug } from '#mocks/testing';
import { productData } from './productData';

const base = 'https://hrast.example.ba/shop/?country=BA#/offers/alpha-potent';

const offer: Offer = {
  id: offerId('1'),
  name: 'Alpha Potent',
  heading: 'Energija i vitalnost.',
  subHeading: 'S cinkom.',
  slug: slug('alpha-potent'),
  group: 'potency',
  description: [],
  howToUse: [],
  advantages: [],
  benefits: [],
  images: ['images/alpha-potent.avif', 'https://cdn.example/alpha-2.jpg'],
  ingredientsImage: '',
  oldPrice: hundredths(9990),
  newPrice: hundredths(4690),
  currency: 'KM',
  stockDays: 12,
  children: undefined,
  rating: 4.75,
  ratingCount: 45,
  lowestPrice30: undefined,
  unitPrice: undefined,
  declaration: undefined,
  food: undefined,
};

it('describes an offer with its price and rating', () => {
  expect(productData(offer, base)).toEqual({
    '@type': 'Product',
    name: 'Alpha Potent',
    sku: '1',
    description: 'Energija i vitalnost. S cinkom.',
    image: ['https://hrast.example.ba/shop/images/alpha-potent.avif', 'https://cdn.example/alpha-2.jpg'],
    brand: { '@type': 'Brand', name: 'Hrast' },
    offers: {
      '@type': 'Offer',
      url: base,
      price: '46.90',
      priceCurrency: 'BAM',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
    },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: '4.8',
      // Without the fixed base that shoppers see added.
      ratingCount: 45,
      bestRating: 5,
      worstRating: 1,
    },
  });
});

it.each([
  ['RSD', 'RSD'],
  ['€', 'EUR'],
])('writes %s as %s', (currency, iso) => {
  expect(productData({ ...offer, currency }, base)).toMatchObject({ offers: { priceCurrency: iso } });
});

it.each(['CHF?', 'constructor', '$'])('leaves out the price in an unknown currency, %s', (currency) => {
  expect(productData({ ...offer, currency }, base)).not.toHaveProperty('offers');
});

it.each([
  [0, 'OutOfStock'],
  [undefined, 'InStock'],
])('with a stock of %s, the availability is %s', (stockDays, availability) => {
  expect(productData({ ...offer, stockDays }, base)).toMatchObject({
    offers: { availability: `https://schema.org/${availability}` },
  });
});

it('leaves out the rating of an offer that nobody has rated', () => {
  expect(productData({ ...offer, rating: 0, ratingCount: 0 }, base)).not.toHaveProperty('aggregateRating');
});

it('leaves out a picture whose address is malformed', () => {
  expect(productData({ ...offer, images: ['http://[', 'a.avif'] }, base).image).toEqual([
    'https://hrast.example.ba/shop/a.avif',
  ]);
});
