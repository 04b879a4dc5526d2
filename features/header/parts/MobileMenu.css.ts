import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const blackFriday = style({
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.lg,
  background: vars.color.saleTint,
  color: vars.color.sale,
});
