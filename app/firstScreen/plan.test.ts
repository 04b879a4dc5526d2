import { matchRoutes, parsePath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { routes } from '#features/shared/navigation';
import { toPattern } from './plan';

const paths = Object.values(routes).map(({ path }) => path);

const hashes = [
  ...paths.map((path) => path.replace(/:\w+/, 'nesto')),
  ...paths.map((path) => `${path.replace(/:\w+/, 'nesto')}?id=104512`),
  '/most-popular/',
  '/Most-Popular',
  '/shop/',
  '/shop',
  '/offers/alpha-potent/recenzije',
  '/nema-ovoga',
];

it.each(hashes)('%s has the same page before the scripts as after', (hash) => {
  const byPattern = paths.find((path) => new RegExp(toPattern(path), 'i').test(hash));
  const byRouter = matchRoutes(
    paths.map((path) => ({ path })),
    parsePath(hash),
  )?.[0]?.route.path;
  expect(byPattern).toBe(byRouter);
});

it('the first group is the parameter', () => {
  expect(new RegExp(toPattern(routes.offer.path), 'i').exec('/offers/alpha-potent?x=1')?.[1]).toBe(
    'alpha-potent',
  );
});
