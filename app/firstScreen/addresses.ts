import type { routes } from '#features/shared/navigation';

export interface Address {
  /** The folder of the screen in `features`. */
  feature: string;
  /** What stands in the page before the screen's code has loaded; the skeleton of any page if left out. */
  skeleton?: 'landing' | 'listing' | 'offer';
  /** The request that the screen makes first. */
  data?: 'offers' | 'offer';
}

const information: Address = { feature: 'information' };
const listing: Address = { feature: 'listing', skeleton: 'listing', data: 'offers' };

/** What each address needs first. An address without a row does not compile. */
export const addresses: Record<keyof typeof routes, Address> = {
  home: { feature: 'landing', skeleton: 'landing' },
  mostPopular: listing,
  shop: listing,
  bundles: { feature: 'bundles', data: 'offers' },
  offer: { feature: 'offer', skeleton: 'offer', data: 'offer' },
  club: { feature: 'club' },
  community: { feature: 'community' },
  quiz: { feature: 'quiz' },
  login: { feature: 'login' },
  forgotPassword: { feature: 'forgot-password' },
  account: { feature: 'account' },
  checkout: { feature: 'checkout', data: 'offers' },
  thankYou: { feature: 'thank-you' },
  track: { feature: 'tracking' },
  ourStory: information,
  about: information,
  shipping: information,
  refund: information,
  withdrawal: { feature: 'withdrawal' },
  terms: information,
  privacy: information,
  contact: { feature: 'contact' },
  blog: { feature: 'blog' },
};
