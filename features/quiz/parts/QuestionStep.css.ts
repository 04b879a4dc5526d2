import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const question = style({ minWidth: 0 });

export const legend = style({ width: '100%' });

export const answers = style({
  display: 'grid',
  gap: vars.space[3],
  marginBlockStart: vars.space[7],
  '@media': { [media.below('sm')]: { marginBlockStart: vars.space[5] } },
});
