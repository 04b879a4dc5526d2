import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const contact = style({
  display: 'none',
  '@media': {
    [media.print]: {
      display: 'block',
      marginBlockStart: vars.space[6],
    },
  },
});
