export { clubPrice } from './clubPrice';
export { facts } from './facts';
