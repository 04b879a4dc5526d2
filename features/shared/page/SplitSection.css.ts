import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[7],
  '@media': {
    [media.from('xl')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.7fr)',
      columnGap: vars.space[11],
    },
  },
});
