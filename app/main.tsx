import './polyfills';
import { type ReactNode, StrictMode, useDeferredValue, useEffect, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter, parsePath } from 'react-router-dom';
import { countrySettings, detectCountry } from '#features/shared/country';
import { Navigation } from '#features/shared/navigation';
import { env, hasPrerender, isWeakDevice, openStorage } from '#features/shared/platform';
import { reportRecovered } from '#ui/Crossfade';
import { reduceMotion } from '#ui/theme';
import { PageSkeleton } from './PageSkeleton';
import { prefetchEarly } from './prerender/prefetchEarly';
import { keepFocus, repeatPress } from './prerender/takeOver';
import { preventNativeSubmits } from './preventNativeSubmits';
import { reloadForNewRelease } from './release';
import { loadScreen } from './routes';
import { ShopPages } from './ShopPages';
import { createShop, ShopProvider } from './ShopProvider';

const country = detectCountry({
  url: new URL(location.href),
  tab: openStorage('tab'),
  device: openStorage('device'),
  configured: env.country,
});
document.documentElement.lang = countrySettings[country].lang;
for (const meta of document.querySelectorAll('[data-static-meta]')) meta.remove();

// Also without a boot script, as in development.
if (isWeakDevice()) reduceMotion();

preventNativeSubmits(document);
// Vite's event when code fails to load.
addEventListener('vite:preloadError', () => void reloadForNewRelease(import.meta.url));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const { prerender } = globalThis;

/** Says on the page that the shop has not started. Without a boot script, as in development, only in the console. */
function fail(error: unknown): void {
  reportError(error);
  prerender?.fail();
}

const shop = createShop(country);
prefetchEarly(shop);

/** Renders in small steps, which keep the prerender responsive: it stays until all steps are done. */
function InSteps({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}

/** Takes the place of the prerender in one frame. */
function TakeOver({ container }: { container: Element }) {
  useLayoutEffect(() => {
    document.getElementById('first-screen')?.remove();
    keepFocus(container);
  }, [container]);
  // After the effects of the page, which subscribe to what a press changes.
  useEffect(() => repeatPress(container), [container]);
  return null;
}

/**
 * Renders the page. The prerender, which the boot script has put before the root, stays until then. Rendering before the
 * screen's code has loaded would be wasted work; a failure to load is shown by the screen.
 */
async function render(container: Element): Promise<void> {
  if (hasPrerender()) await loadScreen(shop.queryClient, parsePath(location.hash.slice(1)));
  createRoot(container, { onUncaughtError: fail, onRecoverableError: reportRecovered }).render(
    <StrictMode>
      <ShopProvider country={country} shop={shop}>
        <HashRouter useTransitions={false}>
          <Navigation>
            <InSteps>
              {/* First, so that the page's own layout effects find it in its place. */}
              <TakeOver container={container} />
              <ShopPages loading={!hasPrerender() && <PageSkeleton />} />
            </InSteps>
          </Navigation>
        </HashRouter>
      </ShopProvider>
    </StrictMode>,
  );
}

render(root).catch(fail);
if (prerender) prerender.isStarted = true;
