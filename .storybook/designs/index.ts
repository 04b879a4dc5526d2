export { designs } from './designs';
