import { style } from '@vanilla-extract/css';
import { focusRing, media, vars } from '#ui/theme';

export const feature = style({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
});

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100%',
  '@media': { [media.from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const picture = style({
  position: 'relative',
  '@media': {
    [media.below('sm')]: { aspectRatio: vars.ratio.square },
  },
});

export const words = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space[3],
  padding: vars.space[5],
  '@media': { [media.from('xl')]: { padding: vars.space[7] } },
});

export const name = style({
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { ...focusRing, outlineOffset: '-3px' },
  },
});

/** Above the name's link, which covers the whole. */
export const action = style({
  position: 'relative',
  zIndex: vars.z.raised,
  width: '100%',
  marginBlockStart: vars.space[2],
});
