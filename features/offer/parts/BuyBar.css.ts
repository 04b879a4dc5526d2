import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

/** Does not wrap: beside a long price, the button's label takes two lines. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  '@media': { [media.above('xl')]: { gap: vars.space[7] } },
});

/** Picture and name, for which phones have no space. */
export const name = style({
  display: 'none',
  '@media': {
    [media.above('xl')]: {
      display: 'grid',
      gridTemplateColumns: `${vars.space[9]} minmax(0, 1fr)`,
      alignItems: 'center',
      gap: vars.space[4],
      marginInlineEnd: 'auto',
    },
  },
});
