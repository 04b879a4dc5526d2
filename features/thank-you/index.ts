export { messages as thankYouMessages } from './messages';
export { ThankYouScreen } from './ThankYouScreen';
