import { createViewTransition, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media, REDUCED, vars } from '#ui/theme';

export const fade = createViewTransition();

const appear = keyframes({ from: { opacity: 0 } });
const half = `calc(${vars.motion.duration.base} / 2)`;

// The rest of the page does not animate.
globalStyle('::view-transition-group(root), ::view-transition-old(root), ::view-transition-new(root)', {
  animation: 'none',
});
globalStyle(`::view-transition-group(.${fade})`, { animationDuration: '0s' });
globalStyle(`::view-transition-old(.${fade})`, {
  animation: `${appear} ${half} ${vars.motion.easing.exit} reverse both`,
});
globalStyle(`::view-transition-new(.${fade})`, {
  animation: `${appear} ${half} ${half} ${vars.motion.easing.enter} both`,
});

/** Without a box, so that the child takes part in the parent's layout, as it does with view transitions. */
export const content = style({ display: 'contents' });

export const newContent = style([content]);

globalStyle(`${newContent} > *`, {
  animation: `${appear} ${vars.motion.duration.base} ${vars.motion.easing.enter} backwards`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
globalStyle(`${REDUCED} ${newContent} > *`, { animation: 'none' });
