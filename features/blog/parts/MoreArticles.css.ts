import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, media, vars } from '#ui/theme';

/** Phone: rows. Tablet: two and two. Wider: all beside one another. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': {
    [media.from('landing')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: `${vars.space[8]} ${vars.space[6]}`,
    },
    [media.from('nav')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

/** The heading comes first in the page, the picture first to the eye. */
export const article = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '118px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[5],
  '@media': {
    [media.from('landing')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: vars.space[4],
    },
  },
});

export const picture = style({
  order: -1,
  overflow: 'hidden',
  aspectRatio: vars.ratio.square,
  borderRadius: vars.radius.lg,
  '@media': { [media.from('landing')]: { aspectRatio: '4 / 3' } },
});

/** The whole article leads to it. */
export const link = style({
  textDecoration: 'none',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: vars.z.raised,
      borderRadius: vars.radius.lg,
    },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': focusRing,
  },
  '@media': { [media.hover]: { selectors: { [`${article}:hover &`]: { textDecoration: 'underline' } } } },
});

globalStyle(`${picture} img`, {
  transition: `transform ${vars.motion.duration.slow} ${vars.motion.easing.standard}`,
});

globalStyle(`${article}:hover ${picture} img`, {
  '@media': { [media.hover]: { transform: 'scale(1.025)' } },
});
