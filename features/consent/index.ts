export { Consent, type ConsentProps } from './Consent';
