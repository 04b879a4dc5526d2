import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const cover = style({
  // The image file has another aspect ratio and is cropped.
  overflow: 'hidden',
  aspectRatio: vars.ratio.wide,
  '@media': {
    [media.from('sm')]: { aspectRatio: vars.ratio.banner },
    [media.print]: { aspectRatio: vars.ratio.banner },
  },
});

export const closeUp = style({
  aspectRatio: '3 / 2',
  '@media': { [media.print]: { display: 'none' } },
});
