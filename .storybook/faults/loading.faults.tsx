import { BundlesScreen } from '#features/bundles';
import { ListingScreen } from '#features/listing';
import { OfferScreen } from '#features/offer';
import { TrackingScreen } from '#features/tracking';
import { faultMatrix } from './matrix';
import { reconnect } from './stage';

const loadFailed = { fails: /Došlo je do greške!/, wayOn: /^Pokušaj ponovo$/ };

/** What screens ask for by themselves when they open. */
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
    code: ['NOT_FOUND', /Stranica nije pronađena|više nema/],
    done: /Dodaj u korpu/,
  },
  'Offer: its reviews': {
    ...loadFailed,
    shop: { path: '/offers/alpha-potent', route: '/offers/:slog' },
    screen: <OfferScreen />,
    on: 'shopReviews.getAll',
    waits: /Učitavanje recenzija/,
    done: /Nakon tri sedmice vidim razliku/,
  },
  'Offer: what goes with it': {
    shop: { path: '/offers/alpha-potent', route: '/offers/:slog' },
    screen: <OfferScreen />,
    on: 'offers.f.getAll',
    // Room is kept for them.
    waits: /Kupci uzimaju i ovo/,
    // Offers that cannot be had are as good as none (decision 6); they come with the network.
    fails: /^(?!.*Kupci uzimaju i ovo).*Dodaj u korpu/s,
    wayOn: /^Dodaj u korpu$/,
    comes: reconnect,
    done: /Kupci uzimaju i ovo.*Paket/s,
  },
  'Tracking: the shipment': {
    shop: { path: '/track?id=104267', route: '/track' },
    screen: <TrackingScreen />,
    on: '/api/deals/getShippmentStatus',
    waits: /Tražim pošiljku/,
    fails: /Paket nije pronađen/,
    says: { 'the answer twice': /Paket nije pronađen/ },
    wayOn: /^Pronađi pošiljku$/,
    done: /Narudžba 104267/,
  },
});
