import { StrictMode, useEffect, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { countrySettings, detectCountry } from '#features/shared/country';
import { createHashHistory, Navigation } from '#features/shared/page';
import { env, openStorage } from '#features/shared/platform';
import { reportRecovered } from '#ui/Crossfade';
import { fetchEarly } from './firstScreen/fetchEarly';
import { keepFocus, repeatPress } from './firstScreen/takeOver';
import { PageSkeleton } from './PageSkeleton';
import { preventNativeSubmits } from './preventNativeSubmits';
import { ShopPages } from './ShopPages';
import { createShop, ShopProvider } from './ShopProvider';

const country = detectCountry({
  url: new URL(location.href),
  tab: openStorage('tab'),
  device: openStorage('device'),
  configured: env.country,
});
document.documentElement.lang = countrySettings[country].lang;
for (const meta of document.querySelectorAll('[data-until-drawn]')) meta.remove();

preventNativeSubmits(document);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const shop = createShop(country);
const history = createHashHistory();
fetchEarly(shop);

function TakeOver({ of: container }: { of: Element }) {
  useLayoutEffect(() => keepFocus(container), [container]);
  // After the effects of the page, which subscribe to what a press changes.
  useEffect(() => repeatPress(container), [container]);
  return null;
}

// React removes the first screen, which the boot script has put into the root, when it has rendered the page in its
// place. Until then the page suspends.
createRoot(root, { onRecoverableError: reportRecovered }).render(
  <StrictMode>
    <ShopProvider country={country} shop={shop}>
      <Navigation history={history}>
        <ShopPages loading={!globalThis.firstScreen && <PageSkeleton />} />
        <TakeOver of={root} />
      </Navigation>
    </ShopProvider>
  </StrictMode>,
);
