import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** Both buttons have the same size, so that neither choice is easier. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
});
