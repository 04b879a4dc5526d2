import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createPath, type Navigator, Route, Router, Routes } from 'react-router-dom';
import * as v from 'valibot';
import { LandingAboveFold } from '#features/landing';
import { CARD_SIZES, ListingScreen } from '#features/listing';
import { OfferScreen, PICTURE_SIZES } from '#features/offer';
import { slugSchema } from '#features/shared/api';
import { type Country, countries } from '#features/shared/country';
import { Navigation, routes } from '#features/shared/navigation';
import { OfferPicture } from '#features/shared/offer';
import { PageSkeleton } from '../PageSkeleton';
import { type Row, shopPages, table } from '../routes';
import { ShopPages } from '../ShopPages';
import { ShopProvider } from '../ShopProvider';
import { pictureId, type Skeleton, templateId } from './plan';
import { StartFailed, StartFailedNotice } from './StartFailed';

const screens: Record<Skeleton | 'failed' | 'failedNotice', { path: string; at: string; screen: ReactNode }> =
  {
    landing: { path: routes.home.path, at: routes.home.href(), screen: <LandingAboveFold /> },
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
  children: ReactNode;
}

function Page({ country, at, children }: PageProps) {
  return (
    <ShopProvider country={country}>
      <Router location={at} navigator={navigator} static>
        <Navigation>{children}</Navigation>
      </Router>
    </ShopProvider>
  );
}

/** The markup of a page. What belongs into the head is left out, because React adds it when it renders the page. */
const markupOf = (page: ReactNode) =>
  renderToStaticMarkup(page).replace(
    /<(?:meta|link) [^>]*>|<script type="application\/ld\+json">.*?<\/script>/gs,
    '',
  );

/** Widths of the window in px, one for each of `widths`. */
const SAMPLES = [390, 900, 1280] as const;

/** Makes `matchMedia` answer as in a window of this width; no other feature matches. */
function pretendWidth(window: number): void {
  globalThis.matchMedia = (query) => {
    const [, side, limit] = /^\((min|max)-width: ([\d.]+)px\)$/.exec(query) ?? [];
    const matches = side === 'min' ? window >= Number(limit) : window <= Number(limit);
    return { matches } as MediaQueryList;
  };
}

/** The markup of all prerenders, by the id of its template. */
export function renderTemplates(): Map<string, string> {
  const templates = new Map(picturesOf());
  for (const country of countries) {
    for (const [name, page] of [...framesOf(country), ...skeletonsOf(country)]) {
      let narrower: string | undefined;
      for (const [width, sample] of SAMPLES.entries()) {
        pretendWidth(sample);
        const markup = markupOf(page);
        if (markup !== narrower) templates.set(templateId(name, country, width), markup);
        narrower = markup;
      }
    }
  }
  return templates;
}

/** Header and footer around the slot. */
function framesOf(country: Country): [string, ReactNode][] {
  const frames = new Set(shopPages.map(({ frame }) => frame));
  return [...frames].map((frame) => [
    `frame-${frame ?? 'page'}`,
    <Page key={frame} country={country} at={routes.home.href()}>
      <ShopPages pages={[{ path: '*', frame, element: <slot /> }]} />
    </Page>,
  ]);
}

/** What takes the place of the first pictures in a skeleton, without its address. */
function picturesOf(): [string, string][] {
  const picture = { url: 'any.avif', alt: '', priority: true };
  return [
    [pictureId('listing'), markupOf(<OfferPicture {...picture} sizes={CARD_SIZES} />)],
    [pictureId('offer'), markupOf(<OfferPicture {...picture} sizes={PICTURE_SIZES} ratio="fill" />)],
  ];
}

/** The screens while they load their data. */
function skeletonsOf(country: Country): [string, ReactNode][] {
  return Object.entries(screens).map(([skeleton, { path, at, screen }]) => [
    `skeleton-${skeleton}`,
    <Page key={skeleton} country={country} at={at}>
      <Routes>
        <Route path={path} element={screen} />
      </Routes>
    </Page>,
  ]);
}

const rows: ({ path: string } & Row)[] = Object.values(table);

/** What the boot script does for each address, except for the files, which only the build knows. */
export const planned = rows.map(({ feature, path, frame, skeleton, data }) => ({
  feature,
  path,
  frame: frame ?? 'page',
  skeleton: skeleton ?? ('page' as const),
  data,
}));
