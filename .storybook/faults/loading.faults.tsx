import { BundlesScreen } from '#features/bundles';
import { CommunityScreen } from '#features/community';
import { ListingScreen } from '#features/listing';
import { OfferScreen } from '#features/offer';
import { fixedTexts } from '#features/shared/country';
import { TrackingScreen } from '#features/tracking';
import { faultMatrix } from './matrix';
import { reconnect } from './stage';

const loadFailed = { fails: new RegExp(fixedTexts.offersFailed), nextStep: /^Pokušajte ponovo$/ };

/** Quotes beside the page's main content: without them the section is left out (Screens/Community). */
const withoutQuotes = {
  shop: { path: '/community' },
  screen: <CommunityScreen />,
  waits: /Učitavanje recenzija/,
  fails: /^(?!.*Iz recenzija naših kupaca).*Zašto se pridružiti/s,
  nextStep: /^Pogledajte klub$/,
  recovers: reconnect,
  done: /Iz recenzija naših kupaca.*Alpha Potent/s,
};

/** Calls that screens make as they open. */
faultMatrix({
  'Listing: offers': {
    ...loadFailed,
    shop: { path: '/most-popular' },
    screen: <ListingScreen />,
    on: 'offers.f.getAll',
    waits: /Učitavanje proizvoda/,
    done: /13 proizvoda/,
  },
  'Bundles: offers': {
    ...loadFailed,
    shop: { path: '/bundles' },
    screen: <BundlesScreen />,
    on: 'offers.f.getAll',
    waits: /Učitavanje paketa/,
    done: /Paket Snaga/,
  },
  'Offer: the offer': {
    ...loadFailed,
    shop: { path: '/offers/alpha-potent', route: '/offers/:slog' },
    screen: <OfferScreen />,
    on: 'offers.f.getSlog',
    waits: /Učitavanje ponude/,
    fails: /Ponuda se nije učitala/,
    code: ['NOT_FOUND', /stranice nema|više nema/],
    done: /Dodajte u korpu/,
  },
  'Offer: its reviews': {
    ...loadFailed,
    shop: { path: '/offers/alpha-potent', route: '/offers/:slog' },
    screen: <OfferScreen />,
    on: 'shopReviews.getAll',
    waits: /Učitavanje recenzija/,
    done: /Nakon tri sedmice je ušlo u naviku/,
  },
  'Offer: related offers': {
    shop: { path: '/offers/alpha-potent', route: '/offers/:slog' },
    screen: <OfferScreen />,
    on: 'offers.f.getAll',
    // The section reserves its space.
    waits: /Dobro se slaže s ovim/,
    // Without the list the section is left out (Specification/Cart). It appears when the network is back.
    fails: /^(?!.*Dobro se slaže s ovim).*Dodajte u korpu/s,
    nextStep: /^Dodajte u korpu$/,
    recovers: reconnect,
    done: /Dobro se slaže s ovim.*Paket/s,
  },
  'Community: offers': {
    ...withoutQuotes,
    on: 'offers.f.getAll',
  },
  'Community: reviews': {
    ...withoutQuotes,
    on: 'shopReviews.getAll',
  },
  'Tracking: the shipment': {
    shop: { path: '/track?id=104267', route: '/track' },
    screen: <TrackingScreen />,
    on: '/api/deals/getShippmentStatus',
    waits: /Tražim pošiljku/,
    fails: new RegExp(fixedTexts.parcelNotFound),
    nextStep: /^Pronađite pošiljku$/,
    done: /Narudžba 104267/,
  },
});
