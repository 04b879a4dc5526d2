import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const cover = style({
  // The picture's own form is another.
  overflow: 'hidden',
  aspectRatio: vars.ratio.wide,
  '@media': {
    [media.from('sm')]: { aspectRatio: vars.ratio.banner },
    [media.print]: { aspectRatio: vars.ratio.banner },
  },
});
