import { getOfferCall, getOffersCall, type WireOffer } from '#features/shared/api';
import { offerSlugs } from '../fixtures';
import { CallError, type Context, handle } from './method';
import type { StoredOffer } from './store';

function onWire(offer: StoredOffer, { addressOf }: Context): WireOffer {
  return {
    ...offer,
    Images: offer.Images.map(addressOf),
    IngredientsImage: addressOf(offer.IngredientsImage),
    ChildOffers:
      offer.ChildOffers?.map((child) => ({ ...child, Images: child.Images.map(addressOf) })) ?? null,
  };
}

/** Adds the unrounded average of the approved reviews with stars, which are those that are listed; zero if there are none. */
async function withRating(offer: WireOffer, { store }: Context): Promise<WireOffer> {
  const approved = (await store.reviews.ofOffer(offer.ID)).filter(
    ({ IsApproved, Rating }) => IsApproved && Rating > 0,
  );
  const sum = approved.reduce((total, review) => total + review.Rating, 0);
  return { ...offer, Rating: approved.length ? sum / approved.length : 0, RatingCount: approved.length };
}

/** All offers, and one. */
export const offerHandlers = {
  offers: handle(getOffersCall, {
    without:
      'Lists show an error with a retry; home page, search, menu and quiz are as with no offers, and nothing can be put into the cart.',
    async run({ filters = [], includeReviews }, context) {
      const offers = (await context.store.offers.all())
        .filter((offer) => filters.every(({ op }) => (op === 'eq') === (offer.ChildOffers === null)))
        .map((offer) => onWire(offer, context));
      return includeReviews ? Promise.all(offers.map((offer) => withRating(offer, context))) : offers;
    },
    answered: [
      { params: { includeReviews: true }, answer: { length: offerSlugs.length } },
      { params: {}, answer: { length: offerSlugs.length } },
      {
        params: { filters: [{ name: 'ChildOffers', op: 'ne', value: null }], includeReviews: true },
        answer: { 0: { ChildOffers: [{}, {}] } },
      },
    ],
    refused: {},
  }),

  offer: handle(getOfferCall, {
    without: 'An offer that the list has shows as the list has it; any other shows an error with a retry.',
    async run({ Slog }, context) {
      const offer = (await context.store.offers.all()).find((candidate) => candidate.Slog === Slog);
      if (!offer) throw new CallError('NOT_FOUND');
      return withRating(onWire(offer, context), context);
    },
    answered: [{ params: { Slog: 'libido' }, answer: { Slog: 'libido' } }],
    refused: { NOT_FOUND: { params: { Slog: 'nepoznato' } } },
  }),
};
