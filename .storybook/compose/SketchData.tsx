import type { ReactNode } from 'react';
import { type Offer, useOffers } from '#features/shared/api';
import { useCountry } from '#features/shared/country';
import type { OfferSlug } from '#mocks/fixtures';
import { shopMessages } from '../messages/shopMessages';

/** What a sketch can show besides its own text. */
export interface Data {
  /** The country's offers by slug: `offers['alpha-potent']`. */
  offers: Readonly<Record<OfferSlug, Offer>>;
  /** The country's messages by name: `words['addToCart']`. Of several with one name, the first. */
  words: Readonly<Record<string, string>>;
}

/** Gives a sketch the offers and words of the chosen country, once the offers have loaded. */
export function SketchData({ children }: { children: (data: Data) => ReactNode }) {
  const { code } = useCountry();
  const { data } = useOffers();
  if (!data) return null;
  const offers = Object.fromEntries(data.map((offer) => [offer.slug, offer])) as Data['offers'];
  const words = Object.fromEntries(
    shopMessages.map(({ name, texts }) => [name, texts[code]] as const).toReversed(),
  );
  return children({ offers, words });
}
