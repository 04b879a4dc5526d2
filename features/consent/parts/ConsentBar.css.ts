import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.z.sticky,
  paddingBlock: `${vars.space[3]} calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
  background: vars.color.surface,
  boxShadow: vars.shadow.stickyBar,
  // An outline outside the bar would be beyond the window's edge.
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.focusRing.width})` } },
  '@media': { [media.print]: { display: 'none' } },
});

export const row = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': {
    [media.from('sm')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 20rem)',
      alignItems: 'center',
      columnGap: vars.space[8],
    },
  },
});

/** Both buttons have the same size, so that neither choice is easier. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
});
