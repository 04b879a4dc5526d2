/** What a route may load before anybody touches it. */
interface RouteBudget {
  /** The address behind the `#`. */
  route: string;
  /** Bytes after compression with brotli, by kind of file. */
  bytes: Record<'JavaScript' | 'CSS' | 'Fonts', number>;
  /** Bytes of the images that a phone shows at once; not checked where it is left out. */
  firstScreen?: number;
  /** The feature that draws the route: the screen of another one must not be loaded. */
  feature: string;
  withoutPackages: readonly string[];
}

/** Packages that only forms need. */
const formPackages = ['react-hook-form', '@hookform/resolvers', 'libphonenumber-js'];

export const budgets: readonly RouteBudget[] = [
  {
    route: '/most-popular',
    bytes: { JavaScript: 130_000, CSS: 20_000, Fonts: 45_000 },
    feature: 'listing',
    withoutPackages: formPackages,
  },
  {
    route: '/',
    bytes: { JavaScript: 140_000, CSS: 20_000, Fonts: 45_000 },
    firstScreen: 90_000,
    feature: 'landing',
    withoutPackages: [...formPackages, 'embla-carousel-react'],
  },
];

/** Bytes of JavaScript that a screen may add to what screens share, code that it loads later included. */
export const screenBudget = 25_000;
