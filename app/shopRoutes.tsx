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

/** The routes of the shop. Each screen loads on its first visit. Also used by the stories of flows. */
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
          {
            path: routes.home.path,
            lazy: screen(async () => (await import('#features/landing')).LandingScreen),
          },
          { path: routes.mostPopular.path, handle: listingHandle, lazy: listing },
          { path: routes.shop.path, handle: listingHandle, lazy: listing },
          {
            path: routes.bundles.path,
            lazy: screen(async () => (await import('#features/bundles')).BundlesScreen),
          },
          {
            path: routes.offer.path,
            lazy: screen(async () => {
              // Adding to the cart opens the panel, so its code should be ready.
              cartPanel.prefetch();
              return (await import('#features/offer')).OfferScreen;
            }),
          },
          {
            path: routes.club.path,
            lazy: screen(async () => (await import('#features/club')).ClubScreen),
          },
          {
            path: routes.community.path,
            lazy: screen(async () => (await import('#features/community')).CommunityScreen),
          },
          {
            path: routes.quiz.path,
            // Only the back link leads away from a question.
            handle: { header: 'checkout' } satisfies ShellHandle,
            lazy: screen(async () => (await import('#features/quiz')).QuizScreen),
          },
          {
            path: routes.login.path,
            lazy: screen(async () => (await import('#features/login')).LoginScreen),
          },
          {
            path: routes.forgotPassword.path,
            lazy: screen(async () => (await import('#features/forgot-password')).ForgotPasswordScreen),
          },
          {
            path: routes.account.path,
            lazy: screen(async () => (await import('#features/account')).AccountScreen),
          },
          {
            path: routes.checkout.path,
            handle: { header: 'checkout' } satisfies ShellHandle,
            lazy: screen(async () => (await import('#features/checkout')).CheckoutScreen),
          },
          {
            path: routes.thankYou.path,
            lazy: screen(async () => (await import('#features/thank-you')).ThankYouScreen),
          },
          {
            path: routes.track.path,
            lazy: screen(async () => (await import('#features/tracking')).TrackingScreen),
          },
          { path: routes.ourStory.path, lazy: information('our-story') },
          { path: routes.about.path, lazy: information('about') },
          { path: routes.shipping.path, lazy: information('shipping') },
          { path: routes.refund.path, lazy: information('refund') },
          {
            path: routes.withdrawal.path,
            lazy: screen(async () => (await import('#features/withdrawal')).WithdrawalScreen),
          },
          { path: routes.terms.path, lazy: information('terms') },
          { path: routes.privacy.path, lazy: information('privacy') },
          {
            path: routes.contact.path,
            lazy: screen(async () => (await import('#features/contact')).ContactScreen),
          },
          {
            path: routes.blog.path,
            lazy: screen(async () => (await import('#features/blog')).BlogScreen),
          },
          {
            path: '*',
            lazy: screen(async () => (await import('#features/not-found')).NotFoundScreen),
          },
        ],
      },
    ],
  },
];
