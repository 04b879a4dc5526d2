export { facts } from './facts';
