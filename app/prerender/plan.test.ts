import { matchRoutes, parsePath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { routes } from '#features/shared/navigation';
import { findAddress } from './plan';

const addresses = Object.values(routes).map(({ path }) => ({ path }));

const hashes = [
  '',
  '#',
  ...addresses.flatMap(({ path }) => {
    const hash = `#${path.replace(/:\w+/, 'nesto')}`;
    return [hash, `${hash}?id=104512`];
  }),
  '#/most-popular/',
  '#/Most-Popular',
  '#/shop/',
  '#/shop',
  '#/offers/alpha-potent/recenzije',
  '#/nema-ovoga',
];

it('an address has the same page before the scripts as after', () => {
  for (const hash of hashes) {
    const byRouter = matchRoutes(addresses, parsePath(hash.slice(1) || '/'))?.[0];
    const found = findAddress(addresses, hash);
    expect(found?.row, hash).toEqual(byRouter?.route);
    expect(found?.param, hash).toBe(Object.values(byRouter?.params ?? {})[0]);
  }
});
