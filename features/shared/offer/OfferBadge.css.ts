import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

const corner = style({ position: 'absolute', zIndex: vars.z.raised });

/** The distance from the edges of the picture. */
export const corners = styleVariants({
  small: [
    corner,
    {
      insetBlockStart: vars.space[2],
      insetInlineStart: vars.space[2],
      '@media': { [media.from('sm')]: { insetBlockStart: vars.space[3], insetInlineStart: vars.space[3] } },
    },
  ],
  medium: [corner, { insetBlockStart: vars.space[4], insetInlineStart: vars.space[4] }],
});
