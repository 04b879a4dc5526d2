import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { markFill, media, vars, whenMotionIsReduced } from '#ui/theme';

export const main = style({
  // Keeps the footer below the fold while the screen loads, so that it does not shift in view.
  minHeight: '100vh',
  outline: 'none',
  '@media': { [media.print]: { minHeight: 0 } },
});

// Print only the content of a page.
globalStyle('header:not(main *), footer:not(main *)', { '@media': { [media.print]: { display: 'none' } } });

const creep = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(.9)' } });

/** Progress bar while the next screen loads. Starts late, so that fast loads do not show it. */
export const progress = style([
  markFill(vars.color.accent),
  {
    position: 'fixed',
    insetInline: 0,
    insetBlockStart: 0,
    height: vars.border.tab,
    zIndex: vars.z.notice,
    transformOrigin: 'left',
    animation: `${creep} 4s ${vars.motion.easing.enter} ${vars.motion.duration.fast} both`,
  },
  whenMotionIsReduced({ animation: 'none' }),
]);
