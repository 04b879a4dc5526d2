export { ThankYouScreen } from './ThankYouScreen';
