/** The designer's pictures, by the names of their files in this folder. The number is the window's width. */
const designNames = [
  'account-live-390',
  'account-live-1440',
  'article-390',
  'article-1440',
  'bundles-390',
  'bundles-1440',
  'cart-390',
  'cart-1440',
  'checkout-guest-390',
  'checkout-guest-1440',
  'checkout-user-390',
  'checkout-user-1440',
  'club-390',
  'club-1440',
  'community-390',
  'community-1440',
  'footer-390',
  'footer-open-390',
  'landing-390',
  'landing-1440',
  'listing-390',
  'listing-1440',
  'login-390',
  'login-1440',
  'mega-menu-1440',
  'menu-mobile-390',
  'not-found-390',
  'not-found-1440',
  'offer-390',
  'offer-sticky-390',
  'offer-1440',
  'quiz-390',
  'quiz-1440',
  'quiz-result-390',
  'quiz-result-1440',
  'search-1440',
  'search-open-390',
  'search-open-1440',
  'thank-you-390',
  'thank-you-night-390',
  'thank-you-1440',
  'tracking-390',
  'tracking-1440',
] as const;

export type DesignName = (typeof designNames)[number];

/**
 * The parameter that offers pictures of the design in the Design panel, beside the build and over it:
 * `parameters: { design: designs('offer-390', 'offer-1440') }`. Where a picture shows something else than the
 * specification, the specification is right.
 */
export const designs = (...names: DesignName[]) => names;
