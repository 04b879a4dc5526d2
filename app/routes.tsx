import { matchRoutes, parsePath, type RouteObject } from 'react-router-dom';
import type { InformationPage } from '#features/information';
import { routes } from '#features/shared/navigation';
import type { ShellProps } from './Shell';
import { type Screen, screen } from './screen';

/** A page of the shop: its address, its screen and how the shell looks around it. */
export type ShopPage = RouteObject & Pick<Row, 'frame' | 'screen' | 'isPrerendered'> & { Component?: Screen };

/** What the shop knows about an address, next to its `path` and `href`. */
export interface Row extends Pick<ShellProps, 'frame' | 'screen'> {
  /** The folder of the screen in `features`. */
  feature: string;
  /** The screen, whose code loads on its first visit. */
  Component: Screen;
  /** Whether the prerender is the screen itself, as far as it is above the fold, and not a skeleton. */
  isPrerendered?: true;
  /** Shown before the screen's code has loaded; the skeleton of any page if left out. */
  skeleton?: 'listing' | 'offer';
  /** The request that the screen makes first. */
  data?: 'offers' | 'offer';
}

/** One screen for all categories, so that the focus stays on the chosen category. */
const listing = {
  feature: 'listing',
  screen: 'listing',
  Component: screen(async () => (await import('#features/listing')).ListingScreen),
  skeleton: 'listing',
  data: 'offers',
} as const;

/** A page with one long text. */
const information = (page: InformationPage) => ({
  feature: 'information',
  Component: screen(async () => {
    const { InformationScreen } = await import('#features/information');
    return () => <InformationScreen page={page} />;
  }),
});

/** All addresses of the shop. An address of the book without a row does not compile. */
export const table = {
  home: {
    ...routes.home,
    feature: 'landing',
    Component: screen(async () => (await import('#features/landing')).LandingScreen),
    isPrerendered: true,
  },
  mostPopular: { ...routes.mostPopular, ...listing },
  shop: { ...routes.shop, ...listing },
  bundles: {
    ...routes.bundles,
    feature: 'bundles',
    Component: screen(async () => (await import('#features/bundles')).BundlesScreen),
    data: 'offers',
  },
  offer: {
    ...routes.offer,
    feature: 'offer',
    Component: screen(async () => (await import('#features/offer')).OfferScreen),
    skeleton: 'offer',
    data: 'offer',
  },
  club: {
    ...routes.club,
    feature: 'club',
    Component: screen(async () => (await import('#features/club')).ClubScreen),
  },
  community: {
    ...routes.community,
    feature: 'community',
    Component: screen(async () => (await import('#features/community')).CommunityScreen),
  },
  quiz: {
    ...routes.quiz,
    feature: 'quiz',
    Component: screen(async () => (await import('#features/quiz')).QuizScreen),
    // Only the back link leads away from a question.
    frame: 'reduced',
  },
  login: {
    ...routes.login,
    feature: 'login',
    Component: screen(async () => (await import('#features/login')).LoginScreen),
  },
  forgotPassword: {
    ...routes.forgotPassword,
    feature: 'forgot-password',
    Component: screen(async () => (await import('#features/forgot-password')).ForgotPasswordScreen),
  },
  account: {
    ...routes.account,
    feature: 'account',
    Component: screen(async () => (await import('#features/account')).AccountScreen),
  },
  checkout: {
    ...routes.checkout,
    feature: 'checkout',
    Component: screen(async () => (await import('#features/checkout')).CheckoutScreen),
    frame: 'checkout',
    data: 'offers',
  },
  thankYou: {
    ...routes.thankYou,
    feature: 'thank-you',
    Component: screen(async () => (await import('#features/thank-you')).ThankYouScreen),
    frame: 'reduced',
  },
  track: {
    ...routes.track,
    feature: 'tracking',
    Component: screen(async () => (await import('#features/tracking')).TrackingScreen),
  },
  ourStory: { ...routes.ourStory, ...information('our-story') },
  about: { ...routes.about, ...information('about') },
  shipping: { ...routes.shipping, ...information('shipping') },
  refund: { ...routes.refund, ...information('refund') },
  withdrawal: {
    ...routes.withdrawal,
    feature: 'withdrawal',
    Component: screen(async () => (await import('#features/withdrawal')).WithdrawalScreen),
  },
  terms: { ...routes.terms, ...information('terms') },
  privacy: { ...routes.privacy, ...information('privacy') },
  accessibility: { ...routes.accessibility, ...information('accessibility') },
  contact: {
    ...routes.contact,
    feature: 'contact',
    Component: screen(async () => (await import('#features/contact')).ContactScreen),
  },
  blog: {
    ...routes.blog,
    feature: 'blog',
    Component: screen(async () => (await import('#features/blog')).BlogScreen),
  },
} as const satisfies { [Name in keyof typeof routes]: Row & (typeof routes)[Name] };

/** All pages of the shop. */
export const shopPages: ShopPage[] = [
  ...Object.values(table),
  { path: '*', Component: screen(async () => (await import('#features/not-found')).NotFoundScreen) },
];

/** The page at an address, as the router finds it. */
export const pageAt = (address: string): ShopPage | undefined =>
  matchRoutes(shopPages, parsePath(address))?.[0]?.route;
