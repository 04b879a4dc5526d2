/** The parts of an offer that several screens show: card, price, rating, picture, displayed review count, stock. */

export { AmountRow } from './AmountRow';
export { BundleCard } from './BundleCard';
export { type Content, contentsOf } from './contents';
export { Drawing, groupDrawings } from './Drawing';
export { type Dose, doseOf } from './dose';
export { GroupColours } from './GroupColours';
export { capitalized, IntakeSums, OverlapAdvice } from './IntakeSums';
export { type Intake, intakeOf, isOverlap } from './intake';
export { messages as offerMessages } from './messages';
export { OfferBadge } from './OfferBadge';
export { OfferCard, OfferCardSkeleton } from './OfferCard';
export { OfferPicture } from './OfferPicture';
export { OfferPrice } from './OfferPrice';
export { OfferRating } from './OfferRating';
export { OfferScore } from './OfferScore';
export { Price } from './Price';
export { type Picture, pictureOf, sharedPicture } from './pictures';
export { MAX_OFFERS, MAX_PER_OFFER, MAX_QUOTE_LENGTH, type Quote } from './quotes';
export { Rating } from './Rating';
export { displayedReviewCount } from './reviewCount';
export { separatePrice } from './separatePrice';
export { isOutOfStock } from './stock';
export { supplyDays } from './supply';
export { useGreatestDiscount } from './useGreatestDiscount';
export { useQuotes } from './useQuotes';
