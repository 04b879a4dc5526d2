import type { RouteObject } from 'react-router-dom';
import type { InformationPage } from '#features/information';
import { routes } from '#features/shared/routes';
import { loadCart } from './loadCart';
import { PageSkeleton } from './PageSkeleton';
import { RouteError } from './RouteError';
import { Shell, type ShellHandle } from './Shell';

/** Between categories the focus stays on the category. */
const listingHandle: ShellHandle = { screen: 'listing' };
const listing = async () => ({ Component: (await import('#features/listing')).ListingScreen });

/** A page that is one long text. */
const information = (page: InformationPage) => async () => {
  const { InformationScreen } = await import('#features/information');
  return { element: <InformationScreen page={page} /> };
};

/** Every screen behind its address, each loaded when it is first visited. Shared by the shop and by the flow stories. */
export const shopRoutes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <RouteError />,
    children: [
      {
        // Inside the shell, so that header and cart stay usable.
        errorElement: <RouteError />,
        hydrateFallbackElement: <PageSkeleton />,
        children: [
          {
            path: routes.home.path,
            lazy: async () => ({ Component: (await import('#features/landing')).LandingScreen }),
          },
          { path: routes.mostPopular.path, handle: listingHandle, lazy: listing },
          { path: routes.shop.path, handle: listingHandle, lazy: listing },
          {
            path: routes.bundles.path,
            lazy: async () => ({ Component: (await import('#features/bundles')).BundlesScreen }),
          },
          {
            path: routes.offer.path,
            lazy: async () => {
              // A head start for what adding to the cart opens; if it fails, the panel asks again.
              loadCart().catch(() => undefined);
              return { Component: (await import('#features/offer')).OfferScreen };
            },
          },
          {
            path: routes.club.path,
            lazy: async () => ({ Component: (await import('#features/club')).ClubScreen }),
          },
          {
            path: routes.community.path,
            lazy: async () => ({ Component: (await import('#features/community')).CommunityScreen }),
          },
          {
            path: routes.quiz.path,
            // Nothing around it leads away from a question but the way back.
            handle: { header: 'checkout' } satisfies ShellHandle,
            lazy: async () => ({ Component: (await import('#features/quiz')).QuizScreen }),
          },
          {
            path: routes.login.path,
            lazy: async () => ({ Component: (await import('#features/login')).LoginScreen }),
          },
          {
            path: routes.forgotPassword.path,
            lazy: async () => ({
              Component: (await import('#features/forgot-password')).ForgotPasswordScreen,
            }),
          },
          {
            path: routes.account.path,
            lazy: async () => ({ Component: (await import('#features/account')).AccountScreen }),
          },
          {
            path: routes.checkout.path,
            handle: { header: 'checkout' } satisfies ShellHandle,
            lazy: async () => ({ Component: (await import('#features/checkout')).CheckoutScreen }),
          },
          {
            path: routes.thankYou.path,
            lazy: async () => ({ Component: (await import('#features/thank-you')).ThankYouScreen }),
          },
          {
            path: routes.track.path,
            lazy: async () => ({ Component: (await import('#features/tracking')).TrackingScreen }),
          },
          { path: routes.ourStory.path, lazy: information('our-story') },
          { path: routes.about.path, lazy: information('about') },
          { path: routes.shipping.path, lazy: information('shipping') },
          { path: routes.refund.path, lazy: information('refund') },
          { path: routes.terms.path, lazy: information('terms') },
          { path: routes.privacy.path, lazy: information('privacy') },
          {
            path: routes.contact.path,
            lazy: async () => ({ Component: (await import('#features/contact')).ContactScreen }),
          },
          {
            path: routes.blog.path,
            lazy: async () => ({ Component: (await import('#features/blog')).BlogScreen }),
          },
          {
            path: '*',
            lazy: async () => ({ Component: (await import('#features/not-found')).NotFoundScreen }),
          },
        ],
      },
    ],
  },
];
