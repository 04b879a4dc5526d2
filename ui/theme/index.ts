import './global.css';

export { type Breakpoint, breakpoints, media } from './breakpoints';
export { fadeOut } from './fade.css';
export { LOWER_EDGE, lowerEdge, PASSING_EDGE } from './lowerEdge';
export {
  enterExitAnimations,
  focusRing,
  focusRingSpace,
  horizontalScroller,
  onDeep,
  onTint,
  scrim,
  typeStyle,
} from './mixins';
export { vars } from './theme.css';
export {
  type Space,
  spaces,
  type TypeStyle,
  tokens,
  typeStyles,
} from './tokens';
export { useEdgeHeight } from './useEdgeHeight';
export { useMedia } from './useMedia';
export { useScrolledPast } from './useScrolledPast';
