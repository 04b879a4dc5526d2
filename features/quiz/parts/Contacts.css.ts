import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const contacts = style({
  display: 'grid',
  // A box in one line is not as high as the form beside it.
  alignItems: 'start',
  gap: vars.space[4],
  '@media': {
    [media.from('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[6] },
  },
});
