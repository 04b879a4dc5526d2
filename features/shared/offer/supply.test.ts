import { expect, it } from 'vitest';
import { fetchOffers } from '#features/shared/api';
import { rpcAnswering, wireOffer } from '#mocks/testing';
import { supplyDays } from './supply';

async function daysOf(NetQuantity: string, portion: string) {
  const Food = { Ingredients: 'x', NetQuantity, DailyDose: `${portion}: cink 10 mg.` };
  const { offers } = await fetchOffers(rpcAnswering(() => [wireOffer(1, { Food })]));
  return offers[0] && supplyDays(offers[0]);
}

it.each([
  ['60 kapsula (36 g)', '2 kapsule', 30],
  ['90 kapsula', '3 kapsule', 30],
  ['50 ml', '30 kapi (1,5 ml)', 33],
  ['240 g', '1 mjerica (8 g)', 30],
  ['300 g', '3 mjerice (10 g), po jedna prije svakog glavnog obroka', 30],
  ['0,3 kg', '1 mjerica (0.1 kg)', 3],
  ['1 l', '20 ml', 50],
])('%s at %s lasts %d days', async (quantity, portion, days) => {
  expect(await daysOf(quantity, portion)).toBe(days);
});

it.each([
  ['60 kapsula', '30 kapi (1,5 ml)'],
  ['jedna bočica', '2 kapsule'],
  ['60 kapsula', 'po potrebi'],
  ['1.000 g', '8 g'],
  ['60 kapsula', '0 kapsula'],
  ['1 kapsula', '2 kapsule'],
  ['', ''],
])('%j at %j is not guessed', async (quantity, portion) => {
  expect(await daysOf(quantity, portion)).toBeUndefined();
});
