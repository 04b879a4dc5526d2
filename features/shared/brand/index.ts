export { brand } from './brand';
export { Logo } from './Logo';
