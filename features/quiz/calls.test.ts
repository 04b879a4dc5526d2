import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serviceAnswering } from '#mocks/answers';
import { offerId } from '#mocks/testing';
import { addSubscriber } from './calls';

beforeEach(() => void vi.stubGlobal('location', new URL('https://shop.example/')));

afterEach(() => vi.unstubAllGlobals());

it.each([
  [
    { email: 'a@b.ba', name: 'Ana B', listId: '7' },
    { Email: 'a@b.ba', FirstLastName: 'Ana B', Group: '7' },
  ],
  [
    { phone: '38761222333', offerId: offerId('2') },
    { PhoneNumber: '38761222333', OfferID: '2' },
  ],
])('adds a subscriber: %o', async (subscriber, body) => {
  const sent = serviceAnswering('{}');
  await addSubscriber(subscriber);
  expect(sent.mock.calls[0]?.[0]).toBe('https://shop.example:5000/api/leads/addSubscriber');
  expect(JSON.parse(String(sent.mock.calls[0]?.[1].body))).toEqual(body);
});
