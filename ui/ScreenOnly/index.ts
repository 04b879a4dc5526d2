export { ScreenOnly, type ScreenOnlyProps } from './ScreenOnly';
