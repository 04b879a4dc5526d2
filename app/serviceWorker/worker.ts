import { clientsClaim } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { addRoute, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

/** The global scope of a service worker, as far as it is used: TypeScript's library for it excludes that of pages. */
declare const self: {
  skipWaiting(): Promise<void>;
  registration: ServiceWorkerRegistration;
};

/** The files of the release, from the build: `revision` is `null` where the name has a hash. */
declare const RELEASE: { url: string; revision: string | null }[];

// A new release does not wait until the pages of an old one are closed.
void self.skipWaiting();
clientsClaim();
enableNavigationPreload();

precache(RELEASE);

/** The page comes from the network, so that it is always the newest; without one, from this worker's own release. */
registerRoute(
  new NavigationRoute(
    new NetworkOnly({ plugins: [{ handlerDidError: async () => matchPrecache('index.html') }] }),
  ),
);
addRoute({ cleanURLs: false, directoryIndex: '' });

/** Whatever fails here would fail again: without the worker, the browser asks the network. */
setCatchHandler(async ({ request }) => {
  await self.registration.unregister();
  return fetch(request);
});
