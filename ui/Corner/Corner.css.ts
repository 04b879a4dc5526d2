import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const corner = style({ position: 'absolute', zIndex: vars.z.raised });

export const insets = styleVariants({
  small: {
    insetBlockStart: vars.space[2],
    insetInlineStart: vars.space[2],
    '@media': { [media.from('sm')]: { insetBlockStart: vars.space[3], insetInlineStart: vars.space[3] } },
  },
  medium: { insetBlockStart: vars.space[4], insetInlineStart: vars.space[4] },
});
