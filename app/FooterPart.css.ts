import { style } from '@vanilla-extract/css';
import { media } from '#ui/theme';

/** The footer's height, folded up to 1020 px, so that the page keeps its length when the footer loads. */
export const reserved = style({
  minHeight: 679,
  '@media': {
    [media.upTo('xl')]: { minHeight: 552 },
    [media.below('sm')]: { minHeight: 631 },
  },
});

/** The same for the slim footer. */
export const reservedSlim = style({
  minHeight: 295,
  '@media': {
    [media.upTo('lg')]: { minHeight: 339 },
    [media.below('sm')]: { minHeight: 583 },
  },
});
