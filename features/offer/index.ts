export { messages as offerScreenMessages } from './messages';
export { OfferScreen } from './OfferScreen';
export { PICTURE_SIZES } from './pictureSizes';
