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
  ...[
    ...['javascript:alert(1)', 'mailto:x', 'data:text/html,x', 'http://host/', 'https:checkout', 'tel:1'],
    ...[
      '//host/x',
      '//checkout',
      '/%2F%2Fhost',
      '\\\\host',
      '/\\host',
      '%',
      '/%',
      '/offers/%E0%A4%A',
      '?',
      '/?x',
    ],
    ...['quiz', './checkout', '../checkout', '/quiz//', '//', '/offers//libido', '#', '/#/checkout'],
    ...[`/${'a'.repeat(50_000)}`, '/a'.repeat(5_000)],
  ].map((address) => `#${address}`),
];

/** As `HashRouter` reads it. */
function locationOf(hash: string) {
  const { pathname = '/' } = parsePath(hash.slice(1));
  return { pathname: /^[/.]/.test(pathname) ? pathname : `/${pathname}` };
}

it('an address has the same page before the scripts as after', () => {
  for (const hash of hashes) {
    const byRouter = matchRoutes(addresses, locationOf(hash))?.[0];
    const found = findAddress(addresses, hash);
    expect(found?.row, hash).toEqual(byRouter?.route);
    expect(found?.param, hash).toBe(Object.values(byRouter?.params ?? {})[0]);
  }
});
