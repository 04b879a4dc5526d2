import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars, whenMotionIsReduced } from '#ui/theme';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  borderRadius: '50%',
  borderStyle: 'solid',
  borderColor: 'currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
  // Slow rotation still shows activity, and is acceptable under reduced motion.
  ...whenMotionIsReduced({ animationDuration: '4s' }),
});

export const sizes = styleVariants({
  small: { width: vars.space[5], height: vars.space[5], borderWidth: vars.border.strong },
  large: { width: vars.space[8], height: vars.space[8], borderWidth: vars.border.tab },
});
