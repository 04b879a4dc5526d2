import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const points = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[7],
  '@media': {
    [media.from('sm')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: vars.space[9],
    },
  },
});

export const point = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `${vars.border.strong} solid ${vars.color.brand}`,
});
