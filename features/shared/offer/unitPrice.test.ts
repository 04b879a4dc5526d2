import { expect, it } from 'vitest';
import { fetchOffers } from '#features/shared/api';
import { fixtures } from '#mocks/fixtures';
import { rpcAnswering, wireOffer } from '#mocks/testing';
import { unitPriceOf } from './unitPrice';

const food = (NetQuantity: string) => ({ Food: { NetQuantity, Ingredients: 'x', DailyDose: '1 kapsula' } });

async function priceOf(wire: object, isRequired = true) {
  const { offers } = await fetchOffers(rpcAnswering(() => [wireOffer(1, wire)]));
  return offers[0] && unitPriceOf(offers[0], isRequired);
}

it('is that of the backend, also where no law requires it', async () => {
  const wire = { ...food('60 kapsula'), UnitPrice: { Amount: 8.95, Unit: '100 ml' } };
  expect(await priceOf(wire, false)).toEqual({ unit: '100 ml', price: 895 });
  expect(await priceOf(wire)).toEqual({ unit: '100 ml', price: 895 });
  expect(await priceOf(food('60 kapsula'), false)).toBeUndefined();
});

it.each([
  ['60 kapsula (36 g)', 46.9, { unit: 'piece', price: 78 }],
  ['50 ml', 39.9, { unit: '100 ml', price: 7980 }],
  ['300 g', 29.9, { unit: '100 g', price: 997 }],
  ['0,5 l', 10, { unit: '100 ml', price: 200 }],
  ['1.5 kg', 30, { unit: '100 g', price: 200 }],
  [' 240 g ', 24, { unit: '100 g', price: 1000 }],
] as const)('%s at %d costs %j', async (netQuantity, price, expected) => {
  expect(await priceOf({ ...food(netQuantity), NewPrice: price })).toEqual(expected);
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
])('%j is not guessed', async (netQuantity) => {
  expect(await priceOf(food(netQuantity))).toBeUndefined();
});

it.each(Object.entries(fixtures))(
  '%s: every net quantity of the catalogue can be read',
  async (_country, { offers }) => {
    const quantities = Object.values(offers).flatMap(({ Food }) => Food?.NetQuantity ?? []);
    expect(quantities.length).toBeGreaterThan(4);
    for (const quantity of quantities) expect(await priceOf(food(quantity))).toBeDefined();
  },
);
