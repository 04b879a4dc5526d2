/** Packages that only forms need. */
const formPackages = ['react-hook-form', '@hookform/resolvers', 'libphonenumber-js'];

/**
 * What a route may load before anybody touches it, in brotli-compressed bytes; `firstScreen` is for the image files that
 * a phone shows at once.
 */
export const budgets = [
  {
    /** Behind the `#`. */
    route: '/most-popular',
    bytes: { JavaScript: 130_000, CSS: 20_000, Fonts: 45_000 },
    /** The feature that draws it; no other feature's screen may come along. */
    feature: 'listing',
    withoutPackages: [...formPackages],
  },
  {
    route: '/',
    bytes: { JavaScript: 140_000, CSS: 20_000, Fonts: 45_000 },
    firstScreen: 90_000,
    feature: 'landing',
    withoutPackages: [...formPackages, 'embla-carousel-react'],
  },
];

/** What a screen may add in JavaScript of its own, beyond what screens share and with what it loads later. */
export const screenBudget = 25_000;
