import { style } from '@vanilla-extract/css';
import { media } from '#ui/theme';

/** The footer's height in its three layouts, so that the page keeps its length when the footer loads. */
export const reserved = style({
  minHeight: 826,
  '@media': {
    [media.upTo('xl')]: { minHeight: 1049 },
    [media.below('sm')]: { minHeight: 1566 },
  },
});

/** The same for the slim footer. */
export const reservedSlim = style({
  minHeight: 295,
  '@media': {
    [media.upTo('lg')]: { minHeight: 339 },
    [media.below('sm')]: { minHeight: 511 },
  },
});
