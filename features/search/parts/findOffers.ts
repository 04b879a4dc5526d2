import type { Offer } from '#features/shared/api';
import { type Piece, piecesOf } from './match';

export interface Found {
  offer: Offer;
  /** The offer's name, cut where it matches. */
  name: Piece[];
}

/** The offers whose name holds what was typed, in the shop's order (seed §2). */
export function findOffers(offers: readonly Offer[], text: string): Found[] {
  return offers.flatMap((offer) => {
    const name = piecesOf(offer.name, text);
    return name ? [{ offer, name }] : [];
  });
}
