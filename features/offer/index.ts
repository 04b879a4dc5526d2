export { OfferScreen } from './OfferScreen';
