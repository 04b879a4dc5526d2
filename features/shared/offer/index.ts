export { groupNames } from './groups';
export { OfferCard, type OfferCardProps, OfferCardSkeleton } from './OfferCard';
export { OfferPicture, type OfferPictureProps } from './OfferPicture';
export { OfferPrice, type OfferPriceProps } from './OfferPrice';
export { OfferRating, type OfferRatingProps } from './OfferRating';
export { OfferScore, type OfferScoreProps } from './OfferScore';
export { type Picture, pictureOf } from './pictures';
export { displayedReviewCount } from './reviewCount';
export { SavingsBadge, type SavingsBadgeProps } from './SavingsBadge';
