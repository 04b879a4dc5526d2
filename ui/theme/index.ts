import './global.css';

export {
  type Breakpoint,
  breakpoints,
  type Category,
  categories,
  media,
  type Space,
  type TypeStyle,
  tokens,
  typeStyles,
} from './tokens';
export { focusRing, onDeep, sidewaysStrip, typeStyle } from './mixins';
export { vars } from './theme.css';
export { useMedia } from './useMedia';
