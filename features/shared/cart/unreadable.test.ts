import { expect, it, vi } from 'vitest';
import { offerId, rpcAnswering } from '#mocks/testing';
import { fetchOffers } from '../api';
import { unreadableLines } from './unreadable';

async function listOf(...answer: unknown[]) {
  vi.spyOn(console, 'warn').mockReturnValue();
  return fetchOffers(rpcAnswering(() => answer));
}

const offer = { ID: 1, Name: 'Alpha', Slog: 'alpha', Group: 'potency', NewPrice: 10, Currency: 'KM' };
const lines = [
  { offerId: offerId('1'), quantity: 2 },
  { offerId: offerId('2'), quantity: 1 },
];

it('has the name of a malformed offer if that is readable', async () => {
  const list = await listOf(offer, { ...offer, ID: 2, Name: ' Libido ', NewPrice: 'uskoro' });
  expect(unreadableLines(lines, list)).toEqual([{ offerId: offerId('2'), quantity: 1, name: 'Libido' }]);
});

it.each([
  ['no readable name', { ...offer, ID: 2, Name: null, NewPrice: 'uskoro' }],
  ['a malformed id, so that it may be another offer', { ...offer, ID: {}, Name: 'Libido' }],
  ['nothing readable at all', 'broken'],
])('has no name if the offer has %s', async (_what, item) => {
  expect(unreadableLines(lines, await listOf(offer, item))).toEqual([
    { offerId: offerId('2'), quantity: 1, name: undefined },
  ]);
});

it('is the malformed offer with its id, before any whose id is malformed', async () => {
  const list = await listOf(
    offer,
    { ...offer, ID: {}, Name: 'Another' },
    { ...offer, ID: 3, Name: 'Third', NewPrice: 'uskoro' },
    { ...offer, ID: 2, Name: 'Libido', NewPrice: 'uskoro' },
  );
  expect(unreadableLines(lines, list)).toEqual([{ offerId: offerId('2'), quantity: 1, name: 'Libido' }]);
});

it('is none of the malformed offers with other ids', async () => {
  expect(unreadableLines(lines, await listOf(offer, { ...offer, ID: 3, NewPrice: 'uskoro' }))).toEqual([]);
});

it('leaves out lines whose offer is valid or not in the list', async () => {
  expect(unreadableLines(lines, await listOf(offer))).toEqual([]);
});
