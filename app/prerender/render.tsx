import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createPath, type Navigator, Route, Router, Routes } from 'react-router-dom';
import * as v from 'valibot';
import { CARD_SIZES, ListingScreen } from '#features/listing';
import { OfferScreen, PICTURE_SIZES } from '#features/offer';
import { slugSchema } from '#features/shared/api';
import { type Country, countries, countrySettings } from '#features/shared/country';
import { Navigation, routes } from '#features/shared/navigation';
import { OfferPicture } from '#features/shared/offer';
import { PageSkeleton } from '../PageSkeleton';
import { type Row, shopPages, table } from '../routes';
import { ShopPages } from '../ShopPages';
import { createShop, type Shop, ShopProvider } from '../ShopProvider';
import { pictureId, type Skeleton, templateId } from './plan';
import { StartFailed, StartFailedNotice, WithoutScripts } from './StartFailed';

export { manifests } from '../manifest/manifest';
export { firstPictures } from './firstPictures';

/** The page's `lang` attribute by country. */
export const languages = Object.fromEntries(
  countries.map((country) => [country, countrySettings[country].lang]),
) as Record<Country, string>;

const screens: Record<Skeleton | 'failed' | 'failedNotice', { path: string; at: string; screen: ReactNode }> =
  {
    listing: { path: routes.mostPopular.path, at: routes.mostPopular.href(), screen: <ListingScreen /> },
    offer: {
      path: routes.offer.path,
      at: routes.offer.href(v.parse(slugSchema, 'any')),
      screen: <OfferScreen />,
    },
    page: { path: '*', at: routes.home.href(), screen: <PageSkeleton /> },
    failed: { path: '*', at: routes.home.href(), screen: <StartFailed /> },
    failedNotice: { path: '*', at: routes.home.href(), screen: <StartFailedNotice /> },
  };

/** Links as in the browser. Nothing navigates. */
const navigator: Navigator = {
  createHref: (to) => `#${typeof to === 'string' ? to : createPath(to)}`,
  go() {},
  push() {},
  replace() {},
};

interface PageProps {
  country: Country;
  at: string;
  shop?: Shop;
  children: ReactNode;
}

function Page({ country, at, shop, children }: PageProps) {
  return (
    <ShopProvider country={country} {...(shop && { shop })}>
      <Router location={at} navigator={navigator} static>
        <Navigation>{children}</Navigation>
      </Router>
    </ShopProvider>
  );
}

/** The markup of a page. What belongs into the head is left out, because React adds it when it renders the page. */
async function markupOf(page: ReactNode, identifierPrefix = ''): Promise<string> {
  const { prelude } = await prerender(page, {
    identifierPrefix,
    onError(error) {
      throw error;
    },
  });
  const markup = await new Response(prelude).text();
  return markup.replace(/<(?:meta|link) [^>]*>/g, '');
}

/** The page without scripts. */
export const renderWithoutScripts = () =>
  markupOf(
    <Page country="BA" at={routes.home.href()}>
      <WithoutScripts />
    </Page>,
  );

/** The markup of all prerenders, by the id of its template. */
export async function renderTemplates(): Promise<Map<string, string>> {
  const templates = new Map(await picturesOf());
  for (const country of countries) {
    const pages = [
      ...(await pagesOf(country)),
      ...(await framesOf(country)),
      ...(await skeletonsOf(country)),
    ] as const;
    for (const [name, markup] of pages) templates.set(templateId(name, country), markup);
  }
  return templates;
}

/** The pages whose screen is part of the prerender, as far as it does not depend on data. */
function pagesOf(country: Country): Promise<[string, string][]> {
  return Promise.all(
    rows
      .filter(({ isPrerendered }) => isPrerendered)
      .map(async ({ feature, path, Component }) => {
        const shop = createShop(country);
        await shop.queryClient.prefetchQuery(Component.code);
        return [
          `frame-${feature}`,
          await markupOf(
            <Page country={country} at={path} shop={shop}>
              <ShopPages />
            </Page>,
          ),
        ];
      }),
  );
}

/** Header and footer around the slot. */
function framesOf(country: Country): Promise<[string, string][]> {
  const frames = [...new Set(shopPages.map(({ frame }) => frame))];
  return Promise.all(
    frames.map(async (frame) => [
      `frame-${frame ?? 'page'}`,
      await markupOf(
        <Page country={country} at={routes.home.href()}>
          <ShopPages pages={[{ path: '*', frame, element: null }]} />
        </Page>,
      ),
    ]),
  );
}

/** What takes the place of the first pictures in a skeleton, without its address. */
async function picturesOf(): Promise<[string, string][]> {
  const picture = { url: 'any.avif', alt: '', priority: true };
  return [
    [pictureId('listing'), await markupOf(<OfferPicture {...picture} sizes={CARD_SIZES} />)],
    [pictureId('offer'), await markupOf(<OfferPicture {...picture} sizes={PICTURE_SIZES} ratio="fill" />)],
  ];
}

/** The screens while they load their data. */
function skeletonsOf(country: Country): Promise<[string, string][]> {
  return Promise.all(
    Object.entries(screens).map(async ([skeleton, { path, at, screen }]) => [
      `skeleton-${skeleton}`,
      await markupOf(
        <Page country={country} at={at}>
          <Routes>
            <Route path={path} element={screen} />
          </Routes>
        </Page>,
        'skeleton-',
      ),
    ]),
  );
}

const rows: ({ path: string } & Row)[] = Object.values(table);

/** What the boot script does for each address, except for the files, which only the build knows. */
export const planned = rows.map(({ feature, path, frame, skeleton, isPrerendered = false, data }) => ({
  feature,
  path,
  frame: isPrerendered ? feature : (frame ?? 'page'),
  skeleton: skeleton ?? ('page' as const),
  isPrerendered,
  data,
}));
