import { expect, it } from 'vitest';
import { toHundredths } from '#features/shared/country';
import { fixtures } from '#mocks/fixtures';
import { unitPriceOf } from './unitPrice';

it.each([
  ['60 kapsula (36 g)', 46.9, { unit: 'piece', price: 78 }],
  ['50 ml', 39.9, { unit: '100 ml', price: 7980 }],
  ['300 g', 29.9, { unit: '100 g', price: 997 }],
  ['0,5 l', 10, { unit: '100 ml', price: 200 }],
  ['1.5 kg', 30, { unit: '100 g', price: 200 }],
  [' 240 g ', 24, { unit: '100 g', price: 1000 }],
] as const)('%s at %d costs %j', (netQuantity, price, expected) => {
  expect(unitPriceOf(toHundredths(price), netQuantity)).toEqual(expected);
});

it.each([
  '',
  'jedna bočica',
  '0 g',
  '2 × 60 kapsula',
  'oko 300 g',
  '300 grama',
  '12 gumenih bombona',
  '-5 g',
])('%j is not guessed', (netQuantity) => {
  expect(unitPriceOf(toHundredths(10), netQuantity)).toBeUndefined();
});

it.each(Object.entries(fixtures))(
  '%s: every net quantity of the catalogue can be read',
  (_country, { offers }) => {
    const quantities = Object.values(offers).flatMap(({ Food }) => Food?.NetQuantity ?? []);
    expect(quantities.length).toBeGreaterThan(4);
    for (const quantity of quantities) expect(unitPriceOf(toHundredths(10), quantity)).toBeDefined();
  },
);
