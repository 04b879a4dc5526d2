export { CheckoutHeader } from './CheckoutHeader';
export { Header } from './Header';
export { SkipLink } from './SkipLink';
