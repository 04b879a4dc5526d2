import type { Offer } from '#features/shared/api';
import { type Piece, piecesOf } from './pieces';

export interface Found {
  offer: Offer;
  /** The name of the offer, split into matching and other pieces. */
  name: Piece[];
}

/** Finds the offers whose names contain the text, in the backend's order. */
export function findOffers(offers: readonly Offer[], text: string): Found[] {
  return offers.flatMap((offer) => {
    const name = piecesOf(offer.name, text);
    return name ? [{ offer, name }] : [];
  });
}
