export { CheckoutScreen } from './CheckoutScreen';
export { messages as checkoutMessages } from './messages';
