import { keyframes, style } from '@vanilla-extract/css';
import { media, vars, whenMotionIsReduced } from '#ui/theme';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const spinner = style([
  {
    display: 'inline-block',
    flex: 'none',
    width: vars.space[5],
    height: vars.space[5],
    borderRadius: '50%',
    border: `${vars.border.strong} solid currentColor`,
    borderInlineEndColor: 'transparent',
    animation: `${turn} 800ms linear infinite`,
    // Forced colours paint a transparent border too, and nothing would be seen to turn.
    '@media': { [media.forcedColors]: { borderInlineEndColor: 'Canvas' } },
  },
  // Slow rotation still shows activity, and is acceptable under reduced motion.
  whenMotionIsReduced({ animationDuration: '4s' }),
]);
