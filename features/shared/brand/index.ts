export { brand } from './brand';
export { Logo, type LogoProps } from './Logo';
