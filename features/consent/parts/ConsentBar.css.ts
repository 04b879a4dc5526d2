import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** Both buttons have the same size, so that neither choice is easier. */
export const choices = style({
  display: 'grid',
  // Below each other in a narrow window with large text.
  gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))',
  gap: vars.space[3],
});
