export { TrackingScreen } from './TrackingScreen';
