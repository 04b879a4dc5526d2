import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

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

/** Number of items and sort order. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minHeight: vars.control.heightSmall,
});

export const sort = style({ width: '220px', maxWidth: '65%' });

/** The featured bundle spans two columns. */
export const feature = style({ gridColumn: 'span 2', display: 'grid' });
