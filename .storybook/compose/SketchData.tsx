import type { ReactNode } from 'react';
import { type Offer, useOffers } from '#features/shared/api';
import { useCountry } from '#features/shared/country';
import type { OfferSlug } from '#mocks/fixtures';
import { shopMessages } from '../messages/shopMessages';

/** What a sketch can show besides its own text. */
export interface Data {
  /** The country's offers by slug: `offers['alpha-potent']`. */
  offers: Readonly<Record<OfferSlug, Offer>>;
  /** The country's message of a name, `word('addToCart')`: of several the first, of none the name. */
  word: (name: string) => string;
}

/** Gives a sketch the offers and messages of the chosen country, once the offers have loaded. */
export function SketchData({ children }: { children: (data: Data) => ReactNode }) {
  const { code } = useCountry();
  const { data } = useOffers();
  if (!data) return null;
  const offers = Object.fromEntries(data.map((offer) => [offer.slug, offer])) as Data['offers'];
  const word = (name: string) => shopMessages.find((message) => message.name === name)?.texts[code] ?? name;
  return children({ offers, word });
}
