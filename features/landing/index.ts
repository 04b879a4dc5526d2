export { LandingFirstScreen, LandingScreen } from './LandingScreen';
