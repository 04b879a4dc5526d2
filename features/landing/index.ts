export { LandingAboveFold, LandingScreen } from './LandingScreen';
