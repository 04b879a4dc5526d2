import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes, type Path, type RouteObject } from 'react-router-dom';
import type { InformationPage } from '#features/information';
import { routes } from '#features/shared/navigation';
import type { ShellProps } from './Shell';
import { type Screen, screen } from './screen';

/** A page of the shop: its address, its screen and how the shell looks around it. */
export type ShopPage = RouteObject & { handle?: Pick<ShellProps, 'frame' | 'screen'>; Component?: Screen };

/** One screen for all categories, so that the focus stays on the chosen category. */
const listingHandle: ShopPage['handle'] = { screen: 'listing' };
const listing = screen(async () => (await import('#features/listing')).ListingScreen);

/** A page with one long text. */
const information = (page: InformationPage) =>
  screen(async () => {
    const { InformationScreen } = await import('#features/information');
    return () => <InformationScreen page={page} />;
  });

/** The screen of each address, loaded on its first visit. An address without a screen does not compile. */
const screens: { [Name in keyof typeof routes]: ShopPage & { path: (typeof routes)[Name]['path'] } } = {
  home: {
    path: routes.home.path,
    Component: screen(async () => (await import('#features/landing')).LandingScreen),
  },
  mostPopular: { path: routes.mostPopular.path, handle: listingHandle, Component: listing },
  shop: { path: routes.shop.path, handle: listingHandle, Component: listing },
  bundles: {
    path: routes.bundles.path,
    Component: screen(async () => (await import('#features/bundles')).BundlesScreen),
  },
  offer: {
    path: routes.offer.path,
    Component: screen(async () => (await import('#features/offer')).OfferScreen),
  },
  club: {
    path: routes.club.path,
    Component: screen(async () => (await import('#features/club')).ClubScreen),
  },
  community: {
    path: routes.community.path,
    Component: screen(async () => (await import('#features/community')).CommunityScreen),
  },
  quiz: {
    path: routes.quiz.path,
    // Only the back link leads away from a question.
    handle: { frame: 'quiz' },
    Component: screen(async () => (await import('#features/quiz')).QuizScreen),
  },
  login: {
    path: routes.login.path,
    Component: screen(async () => (await import('#features/login')).LoginScreen),
  },
  forgotPassword: {
    path: routes.forgotPassword.path,
    Component: screen(async () => (await import('#features/forgot-password')).ForgotPasswordScreen),
  },
  account: {
    path: routes.account.path,
    Component: screen(async () => (await import('#features/account')).AccountScreen),
  },
  checkout: {
    path: routes.checkout.path,
    handle: { frame: 'checkout' },
    Component: screen(async () => (await import('#features/checkout')).CheckoutScreen),
  },
  thankYou: {
    path: routes.thankYou.path,
    Component: screen(async () => (await import('#features/thank-you')).ThankYouScreen),
  },
  track: {
    path: routes.track.path,
    Component: screen(async () => (await import('#features/tracking')).TrackingScreen),
  },
  ourStory: { path: routes.ourStory.path, Component: information('our-story') },
  about: { path: routes.about.path, Component: information('about') },
  shipping: { path: routes.shipping.path, Component: information('shipping') },
  refund: { path: routes.refund.path, Component: information('refund') },
  withdrawal: {
    path: routes.withdrawal.path,
    Component: screen(async () => (await import('#features/withdrawal')).WithdrawalScreen),
  },
  terms: { path: routes.terms.path, Component: information('terms') },
  privacy: { path: routes.privacy.path, Component: information('privacy') },
  contact: {
    path: routes.contact.path,
    Component: screen(async () => (await import('#features/contact')).ContactScreen),
  },
  blog: {
    path: routes.blog.path,
    Component: screen(async () => (await import('#features/blog')).BlogScreen),
  },
};

/** All pages of the shop. */
export const shopPages: ShopPage[] = [
  ...Object.values(screens),
  { path: '*', Component: screen(async () => (await import('#features/not-found')).NotFoundScreen) },
];

/** Loads the code of the screen of an address. Resolves also if that fails. */
export async function loadScreen(queryClient: QueryClient, address: Partial<Path>): Promise<void> {
  const [match] = matchRoutes(shopPages, address) ?? [];
  const code = match?.route.Component?.code;
  if (code) await queryClient.prefetchQuery(code);
}
