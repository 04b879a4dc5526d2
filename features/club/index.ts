export { ClubScreen } from './ClubScreen';
