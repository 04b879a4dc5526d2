import { style } from '@vanilla-extract/css';
import { horizontalScroller, media, vars } from '#ui/theme';

// The strip clips what lies outside it. Padding makes space for a card's focus ring; a negative margin takes it back.
const ringSpace = `calc(${vars.focusRing.width} + ${vars.focusRing.offset})`;

export const cards = style([
  horizontalScroller,
  {
    // Contains the visually hidden text of the cards.
    position: 'relative',
    gap: vars.space[4],
    paddingBlock: ringSpace,
    marginBlock: `calc(-1 * ${ringSpace})`,
    paddingInlineStart: ringSpace,
    marginInlineStart: `calc(-1 * ${ringSpace})`,
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
