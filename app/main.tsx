import './polyfills';
import { type ReactNode, StrictMode, startTransition, useEffect, useState } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { countryOfVisit, countrySettings } from '#features/shared/country';
import { Navigation } from '#features/shared/navigation';
import { env, isWeakDevice, noteInput, report } from '#features/shared/platform';
import { reportRecovered } from '#ui/Crossfade';
import { reduceMotion } from '#ui/theme';
import { ignoreShiftedClicks } from './ignoreShiftedClicks';
import { manifestFile } from './manifest/manifestFile';
import { PrefetchPages } from './PrefetchPages';
import { prefetchEarly } from './prerender/prefetchEarly';
import { preventNativeSubmits } from './preventNativeSubmits';
import { reloadForNewRelease } from './release';
import { startReports } from './reporting';
import { ShopPages } from './ShopPages';
import { createShop, ShopProvider } from './ShopProvider';

const country = countryOfVisit(env.country);
startReports(import.meta.url, country);
document.documentElement.lang = countrySettings[country].lang;
for (const meta of document.querySelectorAll('[data-static-meta]')) meta.remove();

// Also without a boot script, as in development.
if (isWeakDevice()) reduceMotion();

preventNativeSubmits();
ignoreShiftedClicks();
addEventListener('input', noteInput, { capture: true, passive: true });
// Vite's event when code fails to load.
addEventListener('vite:preloadError', () => void reloadForNewRelease(import.meta.url));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const { prerender } = globalThis;

let hasFailed = false;

/** Says on the page that the shop has not started. Without a boot script, as in development, only in the console. */
function fail(error: unknown): void {
  // What fails while React removes the page is a consequence.
  if (hasFailed) return;
  hasFailed = true;
  reportError(error);
  prerender?.fail();
}

const shop = createShop(country);
prefetchEarly(shop);

/** Follows an address that changed before the router's first commit, from which on it listens. */
function AddressAtStart({ children }: { children: ReactNode }) {
  const [known] = useState(() => location.hash);
  useEffect(() => {
    if (location.hash !== known) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, [known]);
  return children;
}

const page = (
  <StrictMode>
    <ShopProvider country={country} shop={shop}>
      <AddressAtStart>
        <HashRouter useTransitions={false}>
          <Navigation>
            <PrefetchPages>
              <ShopPages />
            </PrefetchPages>
          </Navigation>
        </HashRouter>
      </AddressAtStart>
    </ShopProvider>
  </StrictMode>
);

const options: RootOptions = {
  onUncaughtError: fail,
  onCaughtError: (error) => report('render', error),
  onRecoverableError: reportRecovered,
};

if (prerender) {
  // The build has written it. Not by React: what fails there in the head would leave an empty page.
  const manifest = document.createElement('link');
  manifest.rel = 'manifest';
  manifest.href = `./${manifestFile(country)}`;
  document.head.append(manifest);
  prerender.stop();
  // In small steps.
  startTransition(() => void hydrateRoot(root, page, options));
  prerender.isStarted = true;
} else {
  createRoot(root, options).render(page);
}
