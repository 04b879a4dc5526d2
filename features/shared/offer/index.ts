/** What several screens show of an offer: card, price, rating, picture, displayed count. */

export { GroupColours } from './GroupColours';
export { groupNames } from './groups';
export { OfferCard, OfferCardSkeleton } from './OfferCard';
export { OfferPicture } from './OfferPicture';
export { OfferPrice } from './OfferPrice';
export { OfferRating } from './OfferRating';
export { OfferScore } from './OfferScore';
export { type Picture, pictureOf } from './pictures';
export { displayedReviewCount } from './reviewCount';
export { SavingsBadge } from './SavingsBadge';
