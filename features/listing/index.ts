export { ListingScreen } from './ListingScreen';
