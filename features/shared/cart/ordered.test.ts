import { expect, it } from 'vitest';
import { offerId, orderId, rpcAnswering, wireOffer } from '#mocks/testing';
import { fetchOffers } from '../api';
import { atOrderedPrices, noteOrdered } from './ordered';
import { summarizeCart } from './summary';

const offersAt = async (NewPrice: number) =>
  (await fetchOffers(rpcAnswering(() => [wireOffer(1, { NewPrice, OldPrice: 60 })]))).offers;

it('keeps the prices of the last order, whatever the list says since', async () => {
  const [before, since] = await Promise.all([offersAt(46.9), offersAt(56.9)]);
  const lines = [{ offerId: offerId('1'), quantity: 2 }];
  noteOrdered(orderId('8'), summarizeCart(lines, before).items);
  expect(atOrderedPrices(orderId('8'), since)).toEqual(before);
  expect(atOrderedPrices(orderId('7'), since)).toEqual(since);
});
