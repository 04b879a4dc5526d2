import { style } from '@vanilla-extract/css';
import { focusRingPadding, horizontalScroller, media, vars } from '#ui/theme';

export const cards = style([
  horizontalScroller,
  focusRingPadding,
  {
    gap: vars.space[4],
    '@media': {
      [media.from('sm')]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
        columnGap: vars.space[5],
        overflow: 'visible',
      },
      [media.above('xl')]: { columnGap: vars.space[6] },
    },
  },
]);

export const card = style({
  minWidth: 0,
  '@media': {
    // Wider with large text.
    [media.below('sm')]: { flex: 'none', width: '40%', minWidth: 'min(100%, 10rem)' },
    [media.below('xs')]: { width: '68%' },
  },
});
