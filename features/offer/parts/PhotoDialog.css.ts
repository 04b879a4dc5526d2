import { style } from '@vanilla-extract/css';
import { vars, windowHeight } from '#ui/theme';

/** Low enough that the whole dialog fits in the window. */
export const photo = style({
  aspectRatio: vars.ratio.portrait,
  width: '100%',
  maxHeight: `calc(.7 * ${windowHeight.small})`,
});
