import type { Offer } from '../api';

/** A product among articles. */
export interface Content {
  id: Offer['id'];
  name: string;
  /** Of all articles together. */
  quantity: number;
  /** `undefined` for a part of a bundle that is not sold by itself. */
  product: Offer | undefined;
}

/**
 * What articles hold: each product once, a bundle as its contents. Articles that are not among the offers are left out.
 */
export function contentsOf(
  articles: readonly { offerId: Offer['id']; quantity: number }[],
  offers: readonly Offer[],
): Content[] {
  const byId = new Map(offers.map((offer) => [offer.id, offer]));
  const contents = new Map<Offer['id'], Content>();
  for (const { offerId, quantity: count } of articles) {
    const offer = byId.get(offerId);
    for (const { id, name, quantity } of offer?.children ?? (offer ? [{ ...offer, quantity: 1 }] : [])) {
      const held = contents.get(id)?.quantity ?? 0;
      contents.set(id, { id, name, quantity: held + count * quantity, product: byId.get(id) });
    }
  }
  return [...contents.values()];
}
