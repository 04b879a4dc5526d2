import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** Does not wrap: beside a long price, the button's label takes two lines. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
