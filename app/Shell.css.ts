import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const main = style({
  minHeight: '70vh',
  outline: 'none',
  viewTransitionName: 'screen',
});

const fade = keyframes({ from: { opacity: 0 } });
const half = `calc(${vars.motion.duration.base} / 2)`;

// A page change fades the old screen out and then the new one in, 300 ms in all (seed §2, §9); the rest stands still.
globalStyle('::view-transition-group(root), ::view-transition-old(root), ::view-transition-new(root)', {
  animation: 'none',
});
globalStyle('::view-transition-group(screen)', { animationDuration: '0s' });
globalStyle('::view-transition-old(screen)', {
  animation: `${fade} ${half} ${vars.motion.easing.exit} reverse both`,
});
globalStyle('::view-transition-new(screen)', {
  animation: `${fade} ${half} ${half} ${vars.motion.easing.enter} both`,
});

const creep = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(.9)' } });

/** Says that the next screen is being fetched, once that takes long enough to be noticed. */
export const progress = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  height: vars.border.tab,
  zIndex: vars.z.toast,
  background: vars.color.accent,
  transformOrigin: 'left',
  animation: `${creep} 4s ${vars.motion.easing.enter} ${vars.motion.duration.fast} both`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
