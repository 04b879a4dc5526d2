/** What a route may load before anybody touches it. */
interface RouteBudget {
  /** The address behind the `#`. */
  route: string;
  /** Bytes after compression with brotli, by kind of file. The page holds the prerenders and their styles. */
  bytes: Record<'Page' | 'JavaScript' | 'Fonts', number>;
  /** Bytes of the images that a phone shows at once; not checked where it is left out. */
  aboveFold?: number;
  /** The feature that draws the route: the screen of another one must not be loaded. */
  feature: string;
  withoutPackages: readonly string[];
}

/** Packages that only forms need. */
const formPackages = ['react-hook-form', '@hookform/resolvers'];

const budget = (
  route: string,
  feature: string,
  kiB: number,
  options: Partial<Pick<RouteBudget, 'aboveFold' | 'withoutPackages'>> = {},
): RouteBudget => ({
  route,
  feature,
  bytes: { Page: 21_600, JavaScript: kiB * 1024, Fonts: 45_000 },
  withoutPackages: formPackages,
  ...options,
});

/** The limits of scripts are in KiB. */
export const budgets: readonly RouteBudget[] = [
  budget('/', 'landing', 132, {
    aboveFold: 90_000,
    withoutPackages: [...formPackages, 'embla-carousel-react'],
  }),
  budget('/most-popular', 'listing', 129),
  budget('/offers/alpha-potent', 'offer', 157),
  budget('/bundles', 'bundles', 128),
  budget('/club', 'club', 145),
  budget('/community', 'community', 133),
  // With the form of its last step, which loads ahead.
  budget('/quiz', 'quiz', 148, { withoutPackages: [] }),
  budget('/blog/prostata', 'blog', 137),
  budget('/track', 'tracking', 130),
  budget('/terms-of-use', 'information', 134),
  budget('/kontaktiraje-nas', 'contact', 133, { withoutPackages: [] }),
  budget('/checkout', 'checkout', 167, { withoutPackages: [] }),
];

/** Requests for scripts and style sheets that a route may make before anybody touches it. */
export const MAX_REQUESTS = 20;

/** Bytes of JavaScript that a screen may add to what screens share, code that it loads later included. */
export const screenBudget = 25_000;
