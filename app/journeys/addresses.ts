import { routes } from '#features/shared/navigation/addresses';

/** The parameters in a route's pattern: `'/offers/:slog'` → `'slog'`. */
type Parameters<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameters<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** A value for each parameter of an address. A parameter without one does not compile. */
const values: Record<Parameters<(typeof routes)[keyof typeof routes]['path']>, string> = {
  group: 'beauty',
  slog: 'alpha-potent',
  id: '1',
  topic: 'prostata',
};

/** Every address of the shop, and one that it does not have. */
export const addresses = [
  ...Object.values(routes).map(({ path }) =>
    Object.entries(values).reduce(
      (address, [name, value]) => address.replace(`:${name}`, value),
      path as string,
    ),
  ),
  '/nema-toga',
];
