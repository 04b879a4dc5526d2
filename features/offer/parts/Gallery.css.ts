import { style } from '@vanilla-extract/css';
import { focusRingPadding, horizontalScroller, media, vars, windowHeight } from '#ui/theme';

/** As wide as the window on phones. Clips the carousel's other pictures. */
export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  '@media': {
    [media.from('sm')]: { marginInline: 0, borderRadius: vars.radius.lg },
  },
});

/**
 * Low enough on phones that the price is above the fold; on wide screens square, and low enough that the thumbs below
 * also fit in the window.
 */
export const picture = style({
  aspectRatio: '6 / 5',
  '@media': {
    [media.from('sm')]: {
      aspectRatio: vars.ratio.square,
      width: '100%',
      minHeight: '20rem',
      maxHeight: `calc(${windowHeight.small} - ${vars.space[12]} - ${vars.space[13]})`,
    },
  },
});

/** A single picture fills the space of picture and thumbs, so that the content below starts at the same height. */
export const single = style({ position: 'relative' });
export const thumbsSpace = style({
  height: `calc(${vars.space[3]} + ${vars.space[9]})`,
  '@media': {
    [media.from('sm')]: { height: `calc(${vars.space[3]} + ${vars.space[11]})` },
    [media.above('xl')]: { height: `calc(${vars.space[3]} + ${vars.space[12]})` },
  },
});
export const filled = style({ position: 'absolute', inset: 0 });

export const thumbs = style([horizontalScroller, focusRingPadding, { gap: vars.space[2] }]);

export const thumb = style({
  position: 'relative',
  display: 'block',
  flex: 'none',
  width: vars.space[9],
  borderRadius: vars.radius.md,
  '@media': {
    [media.from('sm')]: { width: vars.space[11] },
    [media.above('xl')]: { width: vars.space[12] },
  },
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&[aria-current]::after': { border: `${vars.border.tab} solid ${vars.color.brand}` },
    '&:focus-visible': { borderRadius: vars.radius.md },
  },
});
