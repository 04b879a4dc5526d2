import { expect, it } from 'vitest';
import { offerId, slug } from '#mocks/testing';
import { type Candidate, relatedOffers } from './relatedOffers';

const offer = (id: string, group: Candidate['group'], holds: string[] = []): Candidate => ({
  id: offerId(id),
  group,
  children: holds.length
    ? holds.map((child) => ({ id: offerId(child), name: child, slug: slug(child), images: [], quantity: 1 }))
    : undefined,
});

const alpha = offer('alpha', 'potency');
const offers = [
  alpha,
  offer('prosta', 'prostate'),
  offer('libido', 'potency'),
  offer('lagano', 'weight', ['fit', 'digest']),
  offer('muskarac', 'prostate', ['alpha', 'prosta']),
  offer('snaga', 'potency', ['alpha', 'libido']),
];
const idsFor = (chosen: Candidate, limit = 9) => relatedOffers(chosen, offers, limit).map(({ id }) => id);

it('lists bundles that contain the offer, then its category, then the rest, in the order of the list', () => {
  expect(idsFor(alpha)).toEqual(['muskarac', 'snaga', 'libido', 'prosta', 'lagano']);
});

it('respects the limit, and is empty without other offers', () => {
  expect(idsFor(alpha, 2)).toEqual(['muskarac', 'snaga']);
  expect(relatedOffers(alpha, [alpha], 4)).toEqual([]);
});

it('works for an offer that is not in the list', () => {
  expect(idsFor(offer('new', 'weight'), 2)).toEqual(['lagano', 'alpha']);
});
