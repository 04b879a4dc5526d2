export { VisitorCountry } from './VisitorCountry';
