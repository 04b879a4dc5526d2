/** What a route may load before anybody touches it, in brotli-compressed bytes. */
export const budgets = [
  {
    /** Behind the `#`. */
    route: '/most-popular',
    bytes: { JavaScript: 130_000, CSS: 20_000, Fonts: 45_000 },
    /** The feature that draws it; no other feature's screen may come along. */
    feature: 'listing',
    /** Packages that only forms need. */
    withoutPackages: ['react-hook-form', '@hookform/resolvers', 'libphonenumber-js'],
  },
];
