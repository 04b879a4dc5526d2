import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const main = style({
  // So that the footer stays out of sight until the screen has come: what has been seen must not be pushed away.
  minHeight: '100vh',
  outline: 'none',
  '@media': { [media.print]: { minHeight: 0 } },
});

// On paper a page is its content.
globalStyle('header:not(main *), footer:not(main *)', { '@media': { [media.print]: { display: 'none' } } });

const creep = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(.9)' } });

/** Says that the next screen is being fetched, once that takes long enough to be noticed. */
export const progress = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  height: vars.border.tab,
  zIndex: vars.z.notice,
  background: vars.color.accent,
  transformOrigin: 'left',
  animation: `${creep} 4s ${vars.motion.easing.enter} ${vars.motion.duration.fast} both`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
