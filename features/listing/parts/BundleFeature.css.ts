import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const feature = style({
  display: 'grid',
  overflow: 'hidden',
  height: '100%',
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

export const text = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space[3],
  padding: vars.space[5],
  '@media': { [media.from('xl')]: { padding: vars.space[7] } },
});

export const action = style({ width: '100%', marginBlockStart: vars.space[2] });
