import type { RouteObject } from 'react-router-dom';
import type { InformationPage } from '#features/information';
import { OverlayProvider } from '#features/shared/page';
import { routes } from '#features/shared/routes';
import { cartPanel } from './cartPanel';
import { PageSkeleton } from './PageSkeleton';
import { RouteError } from './RouteError';
import { Shell, type ShellHandle } from './Shell';
import { screen } from './screen';

/** One screen for all categories, so that the focus stays on the chosen category. */
const listingHandle: ShellHandle = { screen: 'listing' };
const listing = screen(async () => (await import('#features/listing')).ListingScreen);

/** A page with one long text. */
const information = (page: InformationPage) =>
  screen(async () => {
    const { InformationScreen } = await import('#features/information');
    return () => <InformationScreen page={page} />;
  });

/** The screen of each address, loaded on its first visit. An address without a screen does not compile. */
const screens: {
  [Name in keyof typeof routes]: RouteObject & { path: (typeof routes)[Name]['path'] };
} = {
  home: {
    path: routes.home.path,
    lazy: screen(async () => (await import('#features/landing')).LandingScreen),
  },
  mostPopular: { path: routes.mostPopular.path, handle: listingHandle, lazy: listing },
  shop: { path: routes.shop.path, handle: listingHandle, lazy: listing },
  bundles: {
    path: routes.bundles.path,
    lazy: screen(async () => (await import('#features/bundles')).BundlesScreen),
  },
  offer: {
    path: routes.offer.path,
    lazy: screen(async () => {
      // Adding to the cart opens the panel, so its code should be ready.
      cartPanel.prefetch();
      return (await import('#features/offer')).OfferScreen;
    }),
  },
  club: {
    path: routes.club.path,
    lazy: screen(async () => (await import('#features/club')).ClubScreen),
  },
  community: {
    path: routes.community.path,
    lazy: screen(async () => (await import('#features/community')).CommunityScreen),
  },
  quiz: {
    path: routes.quiz.path,
    // Only the back link leads away from a question.
    handle: { frame: 'quiz' } satisfies ShellHandle,
    lazy: screen(async () => (await import('#features/quiz')).QuizScreen),
  },
  login: {
    path: routes.login.path,
    lazy: screen(async () => (await import('#features/login')).LoginScreen),
  },
  forgotPassword: {
    path: routes.forgotPassword.path,
    lazy: screen(async () => (await import('#features/forgot-password')).ForgotPasswordScreen),
  },
  account: {
    path: routes.account.path,
    lazy: screen(async () => (await import('#features/account')).AccountScreen),
  },
  checkout: {
    path: routes.checkout.path,
    handle: { frame: 'checkout' } satisfies ShellHandle,
    lazy: screen(async () => (await import('#features/checkout')).CheckoutScreen),
  },
  thankYou: {
    path: routes.thankYou.path,
    lazy: screen(async () => (await import('#features/thank-you')).ThankYouScreen),
  },
  track: {
    path: routes.track.path,
    lazy: screen(async () => (await import('#features/tracking')).TrackingScreen),
  },
  ourStory: { path: routes.ourStory.path, lazy: information('our-story') },
  about: { path: routes.about.path, lazy: information('about') },
  shipping: { path: routes.shipping.path, lazy: information('shipping') },
  refund: { path: routes.refund.path, lazy: information('refund') },
  withdrawal: {
    path: routes.withdrawal.path,
    lazy: screen(async () => (await import('#features/withdrawal')).WithdrawalScreen),
  },
  terms: { path: routes.terms.path, lazy: information('terms') },
  privacy: { path: routes.privacy.path, lazy: information('privacy') },
  contact: {
    path: routes.contact.path,
    lazy: screen(async () => (await import('#features/contact')).ContactScreen),
  },
  blog: {
    path: routes.blog.path,
    lazy: screen(async () => (await import('#features/blog')).BlogScreen),
  },
};

/** The screens within the shell. Also used by the stories of flows. */
export const shopRoutes: RouteObject[] = [
  {
    element: (
      <OverlayProvider>
        <Shell />
      </OverlayProvider>
    ),
    errorElement: <RouteError />,
    children: [
      {
        // Inside the shell, so that header and cart stay usable after an error.
        errorElement: <RouteError />,
        hydrateFallbackElement: <PageSkeleton />,
        children: [
          ...Object.values(screens),
          {
            path: '*',
            lazy: screen(async () => (await import('#features/not-found')).NotFoundScreen),
          },
        ],
      },
    ],
  },
];
