import { style, styleVariants } from '@vanilla-extract/css';
import { categories, focusRing, media, vars } from '#ui/theme';

export const feature = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  '@media': { [media.from('landing')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const tints = styleVariants(
  Object.fromEntries(categories.map((category) => [category, vars.color.category[category]])),
  ({ tint, ink }) => ({ background: tint, color: ink }),
);

export const picture = style({
  position: 'relative',
  '@media': {
    [media.below('landing')]: { aspectRatio: vars.ratio.square },
  },
});

export const words = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space[3],
  padding: vars.space[5],
  '@media': { [media.from('nav')]: { padding: vars.space[7] } },
});

export const name = style({
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { ...focusRing, outlineOffset: '-3px' },
  },
});
