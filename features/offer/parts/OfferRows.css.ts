import { style } from '@vanilla-extract/css';
import { horizontalScroller, media, vars } from '#ui/theme';

// The strip cuts whatever lies outside it: room for a card's focus ring, taken back from the space around.
const ringRoom = `calc(${vars.focusRing.width} + ${vars.focusRing.offset})`;

export const cards = style([
  horizontalScroller,
  {
    // Keeps what a card hides from sight inside the strip.
    position: 'relative',
    gap: vars.space[4],
    paddingBlock: ringRoom,
    marginBlock: `calc(-1 * ${ringRoom})`,
    paddingInlineStart: ringRoom,
    marginInlineStart: `calc(-1 * ${ringRoom})`,
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
    [media.below('sm')]: { flex: 'none', width: '40%' },
    [media.below('xs')]: { width: '68%' },
  },
});
