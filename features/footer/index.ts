export { Footer, type FooterProps } from './Footer';
export { SlimFooter } from './SlimFooter';
