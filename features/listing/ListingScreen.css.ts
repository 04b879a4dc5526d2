import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

/** Categories left, items right (seed §2); one above the other where there is no room. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  paddingBlockStart: vars.space[7],
  '@media': {
    [media.above('xl')]: {
      gridTemplateColumns: '220px minmax(0, 1fr)',
      gap: vars.space[9],
      paddingBlockStart: vars.space[8],
    },
  },
});

export const aside = style({
  minWidth: 0,
  '@media': {
    [media.above('xl')]: { position: 'sticky', insetBlockStart: vars.space[12], alignSelf: 'start' },
  },
});

export const categories = style({ display: 'grid', gap: vars.space[1] });

export const category = style({
  ...typeStyle('ui'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: vars.control.minTarget,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.md,
  textDecoration: 'none',
  transition: `background-color ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  selectors: {
    '[aria-current="page"] > &': { background: vars.color.brand, color: vars.color.brandInk },
  },
  '@media': {
    [media.hover]: {
      selectors: { ':not([aria-current="page"]) > &:hover': { background: vars.color.surfaceSunken } },
    },
  },
});

/** How many there are, and in which order. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minHeight: vars.control.heightSmall,
});

export const sort = style({ width: '220px', maxWidth: '65%' });

/** A bundle among products takes two columns. */
export const feature = style({ gridColumn: 'span 2', display: 'grid' });
