import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const columns = style({
  display: 'grid',
  gap: vars.space[9],
  paddingBlock: `${vars.space[7]} ${vars.space[10]}`,
  '@media': {
    [media.from('nav')]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      columnGap: vars.space[11],
      alignItems: 'start',
      paddingBlock: `${vars.space[9]} ${vars.space[12]}`,
    },
  },
});
