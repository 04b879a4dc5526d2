export { ListingScreen } from './ListingScreen';
export { CARD_SIZES, PRIORITY_COUNT } from './pictures';
