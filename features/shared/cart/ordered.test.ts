import { expect, it } from 'vitest';
import { orderId, rpcAnswering, wireOffer } from '#mocks/testing';
import { fetchOffers } from '../api';
import { atOrderedPrices, noteOrdered, notePrices } from './ordered';

const offersAt = async (NewPrice: number) =>
  (await fetchOffers(rpcAnswering(() => [wireOffer(1, { NewPrice, OldPrice: 60 })]))).offers;

it('keeps the prices of the last order, whatever the list says since', async () => {
  const [before, since] = await Promise.all([offersAt(46.9), offersAt(56.9)]);
  notePrices('try', before);
  notePrices('try', before);
  noteOrdered('try', orderId('8'));
  expect(atOrderedPrices(orderId('8'), since)).toEqual(before);
  expect(atOrderedPrices(orderId('7'), since)).toEqual(since);
});

it('knows no price that changed between the tries of an order', async () => {
  const [before, since] = await Promise.all([offersAt(46.9), offersAt(56.9)]);
  notePrices('try', before);
  notePrices('try', since);
  noteOrdered('try', orderId('8'));
  expect(atOrderedPrices(orderId('8'), since)).toEqual([]);
});

it('has prices of one order at a time', async () => {
  const [before, since] = await Promise.all([offersAt(46.9), offersAt(56.9)]);
  notePrices('try', before);
  notePrices('try of another order', since);
  noteOrdered('try', orderId('8'));
  expect(atOrderedPrices(orderId('8'), since)).toEqual(since);
});
