import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
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

/** Beside a long price, the label takes two lines; the button wraps only where that does not fit, with large text. */
export const buy = style({ flex: '1 1 7rem', maxWidth: 'max-content' });
