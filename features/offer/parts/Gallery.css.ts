import { style } from '@vanilla-extract/css';
import { focusRing, horizontalScroller, media, vars } from '#ui/theme';

export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
});

/** Reaches both edges of a phone. It cuts what the carousel keeps beside the picture in sight. */
export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  '@media': {
    [media.from('sm')]: { marginInline: 0, borderRadius: vars.radius.lg },
  },
});

/** Square, and on wide screens no higher than leaves room in the window for the thumbs below it. */
export const picture = style({
  aspectRatio: vars.ratio.square,
  '@media': {
    [media.from('sm')]: {
      width: '100%',
      minHeight: '20rem',
      maxHeight: `calc(100svh - ${vars.space[12]} - ${vars.space[13]})`,
    },
  },
});

/** The only picture stands in the room of picture and thumbs together: what follows begins where it does elsewhere. */
export const alone = style({ position: 'relative' });
export const thumbsRoom = style({
  height: `calc(${vars.space[3]} + ${vars.space[11]})`,
  '@media': { [media.above('xl')]: { height: `calc(${vars.space[3]} + ${vars.space[12]})` } },
});
export const whole = style({ position: 'absolute', inset: 0 });

export const thumbs = style([horizontalScroller, { gap: vars.space[2] }]);

export const thumb = style({
  position: 'relative',
  display: 'block',
  flex: 'none',
  width: vars.space[11],
  borderRadius: vars.radius.md,
  '@media': { [media.above('xl')]: { width: vars.space[12] } },
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&[aria-current]::after': { border: `${vars.border.tab} solid ${vars.color.brand}` },
    // The strip cuts whatever lies outside it.
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      ...focusRing,
      outlineOffset: `calc(-1 * ${vars.focusRing.width})`,
      border: 0,
    },
  },
});
