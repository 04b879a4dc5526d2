import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createHashRouter, RouterProvider } from 'react-router-dom';
import { countrySettings, detectCountry } from '#features/shared/country';
import { env, openStorage } from '#features/shared/platform';
import { reportRecovered } from '#ui/Crossfade';
import { preventNativeSubmits } from './preventNativeSubmits';
import { ShopProvider } from './ShopProvider';
import { shopRoutes } from './shopRoutes';

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

createRoot(root, { onRecoverableError: reportRecovered }).render(
  <StrictMode>
    <ShopProvider country={country}>
      <RouterProvider router={createHashRouter(shopRoutes)} />
    </ShopProvider>
  </StrictMode>,
);
