import * as v from 'valibot';
import type { WireOffer } from '#features/shared/api';
import { argsMethod, CallError, type Context, type Implementation, method } from './method';
import type { StoredOffer } from './store';

const filterSchema = v.object({
  name: v.literal('ChildOffers'),
  op: v.picklist(['eq', 'ne']),
  value: v.null(),
});

function onWire(offer: StoredOffer, { addressOf }: Context): WireOffer {
  return {
    ...offer,
    Images: offer.Images.map(addressOf),
    IngredientsImage: addressOf(offer.IngredientsImage),
    ChildOffers:
      offer.ChildOffers?.map((child) => ({ ...child, Images: child.Images.map(addressOf) })) ?? null,
  };
}

/** Adds the unrounded average of the approved reviews; zero if there are none. */
async function withRating(offer: WireOffer, { store }: Context): Promise<WireOffer> {
  const approved = (await store.reviews.ofOffer(offer.ID)).filter((review) => review.IsApproved);
  const sum = approved.reduce((total, review) => total + review.Rating, 0);
  return { ...offer, Rating: approved.length ? sum / approved.length : 0, RatingCount: approved.length };
}

export const offerMethods = {
  'offers.f.getAll': argsMethod(
    v.object({ filters: v.optional(v.array(filterSchema), []), includeReviews: v.optional(v.boolean()) }),
    async ({ filters, includeReviews }, context) => {
      const offers = (await context.store.offers.all())
        .filter((offer) => filters.every(({ op }) => (op === 'eq') === (offer.ChildOffers === null)))
        .map((offer) => onWire(offer, context));
      return includeReviews ? Promise.all(offers.map((offer) => withRating(offer, context))) : offers;
    },
  ),

  'offers.f.getSlog': method(v.object({ Slog: v.string() }), async ({ Slog }, context) => {
    const offer = (await context.store.offers.all()).find((candidate) => candidate.Slog === Slog);
    if (!offer) throw new CallError('NOT_FOUND');
    return withRating(onWire(offer, context), context);
  }),
} satisfies Partial<Implementation>;
