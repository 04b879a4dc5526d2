import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createHashRouter, RouterProvider } from 'react-router-dom';
import { countrySettings, detectCountry } from '#features/shared/country';
import { env } from '#features/shared/env';
import { ShopProvider } from '#features/shared/shop';
import { openStorage } from '#features/shared/storage';
import { reportRecovered } from '#ui/Crossfade';
import { shopRoutes } from './shopRoutes';

const country = detectCountry({
  url: new URL(location.href),
  tab: openStorage('tab'),
  configured: env.country,
});
document.documentElement.lang = countrySettings[country].lang;
for (const meta of document.querySelectorAll('[data-until-drawn]')) meta.remove();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root, { onRecoverableError: reportRecovered }).render(
  <StrictMode>
    <ShopProvider country={country}>
      <RouterProvider router={createHashRouter(shopRoutes)} />
    </ShopProvider>
  </StrictMode>,
);
