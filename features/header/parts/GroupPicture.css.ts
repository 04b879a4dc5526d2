import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** The tint of the category, visible until its offers have loaded. */
export const picture = style({
  aspectRatio: vars.ratio.square,
  borderRadius: vars.radius.md,
  background: vars.color.tint,
});
