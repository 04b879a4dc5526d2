export { messages as offerScreenMessages } from './messages';
export { OfferScreen } from './OfferScreen';
