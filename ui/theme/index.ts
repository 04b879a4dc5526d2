import './global.css';

export { besideCamera } from './besideCamera';
export { BOTTOM_BAR_HEIGHT, BOTTOM_MESSAGE_HEIGHT, bottomInset } from './bottomInset';
export { type Breakpoint, breakpoints, media, REDUCED, SHORT_WINDOW } from './breakpoints';
export { type Corners, cornerRadius, corners } from './corners';
export { fadeIn, fadeOut } from './fade.css';
export { headerHeight } from './headerHeight';
export {
  countBubble,
  enterExitAnimations,
  focusRing,
  focusRingPadding,
  focusRingSpace,
  forScreenReaders,
  horizontalScroller,
  markFill,
  markTrack,
  onDeep,
  onTint,
  scrim,
  surfacePadding,
  typeStyle,
  whenMotionIsReduced,
  whilePressed,
} from './mixins';
export { isMotionReduced, reduceMotion, useReducedMotion } from './motion';
export { drawnWidths, pixels } from './pixels';
export { byWidth, fromWidth, type Responsive, responsiveClasses } from './responsive';
export { supports } from './supports';
export { vars } from './theme.css';
export {
  type Space,
  spaces,
  type TypeStyle,
  tokens,
  typeStyles,
} from './tokens';
export { useChangeMotion } from './useChangeMotion';
export { useMedia } from './useMedia';
export { usePublishedHeight } from './usePublishedHeight';
export { useScrolledPast } from './useScrolledPast';
export { windowHeight } from './windowHeight';
