import { globalStyle, style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

export const list = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [media.from('sm')]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))',
      gap: `${vars.space[7]} ${vars.space[5]}`,
    },
  },
});

export const result = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space[4],
  // Keeps the focus ring and, for the first row, the count above it in view when a result is scrolled to.
  scrollMarginBlock: `${vars.space[10]} ${vars.space[4]}`,
  '@media': {
    [media.from('sm')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      rowGap: vars.space[3],
    },
  },
});

export const picture = style({
  overflow: 'hidden',
  width: '72px',
  borderRadius: vars.radius.md,
  '@media': { [media.from('sm')]: { width: 'auto' } },
});

globalStyle(`${picture} img`, {
  transition: `transform ${vars.motion.duration.slow} ${vars.motion.easing.standard}`,
});
globalStyle(`${result}:hover ${picture} img`, {
  '@media': { [media.hover]: { transform: 'scale(1.025)' } },
});

export const text = style({ display: 'grid', gap: vars.space[1], minWidth: 0 });

export const name = style({ ...typeStyle('h4'), overflowWrap: 'anywhere' });

export const match = style({
  borderRadius: vars.radius.xs,
  background: vars.color.mark,
  color: 'inherit',
  boxDecorationBreak: 'clone',
});

/** Hidden in rows, which only fit the name and the price. */
export const rating = style({ '@media': { [media.below('sm')]: { display: 'none' } } });
